"""Hosts tables in a browser tab: the server's requests and sockets, the browser's storage, bots in WebAssembly."""
