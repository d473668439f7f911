puzzle-name-rob-0 = The magpie
puzzle-name-rob-1 = Light fingers
puzzle-name-rob-2 = The fox
puzzle-name-rob-3 = Night raid
puzzle-name-rob-4 = The raven
puzzle-name-rob-5 = Silent paddle
puzzle-name-rob-6 = The cuckoo
puzzle-name-rob-7 = In the shadows
puzzle-name-rob-8 = The masked guest
puzzle-name-rob-9 = Finders keepers
puzzle-name-rob-10 = Quick hands
puzzle-name-rob-11 = A gem goes missing
puzzle-name-rob-12 = The jackdaw
puzzle-name-land-0 = Homeward
puzzle-name-land-1 = Harbour light
puzzle-name-land-2 = Firm ground
puzzle-name-land-3 = The last bend
puzzle-name-land-4 = Upstream
puzzle-name-land-5 = The salmon
puzzle-name-land-6 = Evening bell
puzzle-name-land-7 = Welcome fire
puzzle-name-land-8 = The short cut
puzzle-name-land-9 = A thrown rope
puzzle-name-land-10 = Just in time
puzzle-name-land-11 = The tailwind
puzzle-name-keep-0 = The anchor
puzzle-name-keep-1 = Hold tight
puzzle-name-keep-2 = Quiet water
puzzle-name-keep-3 = The reed bed
puzzle-name-keep-4 = The sandbank
puzzle-name-keep-5 = Safe for the night
puzzle-name-keep-6 = One disc more
puzzle-name-keep-7 = At the brink
puzzle-name-both-0 = Two birds
puzzle-name-both-1 = The juggler
puzzle-name-both-2 = Both hands
puzzle-name-both-3 = The scales
puzzle-name-both-4 = The crossroads
puzzle-name-both-5 = One goes, one stays
puzzle-name-both-6 = The twins
puzzle-name-both-7 = Give and take
puzzle-name-win-0 = The crown
puzzle-name-win-1 = The finish line
puzzle-name-win-2 = The last gem
puzzle-name-win-3 = Sunrise
puzzle-name-win-4 = Grand finale
puzzle-name-win-5 = Fanfare
puzzle-name-sweep-0 = The undertow
puzzle-name-sweep-1 = Over the edge
puzzle-name-sweep-2 = The storm
puzzle-name-sweep-3 = High water
puzzle-name-pair-0 = The duet
puzzle-name-pair-1 = Two lanterns
puzzle-name-pair-2 = Side by side
puzzle-hard = { $level ->
    [1] Easy
    [2] Fairly easy
    [3] Middling
    [4] Hard
   *[other] Very hard
  }
puzzle-tried = { $share } find it at once ({ $tried })
puzzle-new = Nobody has tried it yet.
