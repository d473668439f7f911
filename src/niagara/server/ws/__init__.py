"""Sockets: what comes in is decoded and answered, what goes out waits in a bounded queue."""
