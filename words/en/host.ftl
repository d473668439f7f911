## The way in

host-title = Host’s page
host-enter = Make this browser the host’s
host-enter-note = It will show tables, reports and figures of this server for a week. The link works once.
host-link-bad = This link is used up, too old or not known here. The command “niagara admin page” prints a new one.
host-nothing = There is nothing here. Whoever runs this server gets a link with the command “niagara admin page”.
host-end = End here
host-end-ask = End it in this browser?
host-end-note = To come back you need a new link.
host-until = This browser is the host’s until

## What there is

host-tables = Tables
host-reports = Reports
host-removals = Removed
host-server = Server
host-players = Players now
host-watchers = Watching
host-watchers-count = Watching: { $count }
host-moves = Moves in the last minute
host-waiting = Bots waiting to think
host-memory = Tables in memory
host-sockets = Open sockets
host-lag = Longest delay in the last minute
host-database = Database
host-since = Running since
host-processes = Processes
host-version = Version
host-one-of = These figures are those of one process.

## Tables

host-tables-none = Nobody sits at a table.
host-tables-more = These are the tables that changed last. There are more.
host-made = made { $time }
host-public = public
host-private = by link only
host-watch = Watch
host-close = Close
host-close-ask = Close this table?
host-close-note = All that was played and said there is gone for everybody, for good.

## People

host-person = Rename or sign out
host-person-of = { $name }: rename or sign out
host-name-new = New name
host-rename = Rename
host-rename-note = The name changes everywhere, also in games that are over.
host-sign-out = Sign out on all devices
host-sign-out-note = This person becomes a stranger on every device. Seats wait as for anybody who is away.

## Reports

host-reports-none = No open reports.
host-reports-all = Show handled ones too
host-report-about = About { $name }
host-report-now = now { $name }
host-report-by = from { $name }
host-line-remove = Remove
host-line-ask = Remove this line?
host-line-note = Nobody at the table can read it any more.
host-line-gone = removed
host-settle = Handled
host-settled = handled
host-look = Look at the table

## What was taken away

host-removals-none = Nothing was removed here in the last 90 days.
host-removed-table = A table was closed
host-removed-line = A line of chat was removed: { $name }
host-removed-name = Somebody was renamed: { $name }
host-removed-devices = Somebody was signed out: { $name }

## Limits

host-limits = Limits
host-limits-note = For one network; with an asterisk, for one visitor.
host-a-second = per second
host-at-once = at once
host-limit-files = Files
host-limit-health = Checks of health
host-limit-requests = Requests
host-limit-tables = New tables
host-limit-practice = Practice
host-limit-analysis = Games to analyse
host-limit-positions = Positions to analyse
host-limit-retelling = Records and replays
host-limit-messages = Messages
host-limit-chat = Chat lines
host-limit-people = Changes to devices
host-keeping = Kept for
host-keep-open = Tables where nothing was played
host-keep-nobodys = Games of bots alone
host-keep-imports = Imported games
host-keep-games = All other games
host-keep-sessions = Devices that do not come back
host-for-ever = for ever
host-more = More
host-sockets-each = Sockets of one address
host-connections-each = Connections of one address
host-words = Unwelcome words
host-leaderboard = Leaderboard
host-on = on
host-off = off
