"""What an operator sees: logs and figures."""
