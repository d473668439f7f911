"""What `niagara doctor` looks at: each check takes values and returns findings; nothing is changed."""

from niagara.server.doctor.findings import Finding, Health

__all__ = ["Finding", "Health"]
