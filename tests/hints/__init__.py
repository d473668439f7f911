"""The server, tested as it runs: uvicorn on a free port, real sockets, SQLite files."""
