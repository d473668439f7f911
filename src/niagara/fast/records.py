"""Records that compiled code reads, as NumPy arrays: their dtype is made from the class that declares their fields."""

from __future__ import annotations

import numpy as np

from niagara.rules.layout import Layout, layout_of

RecordType = np.dtype[np.void]


def record_type(declaration: type) -> RecordType:
    """NumPy's dtype of a record; its elements have their fields as attributes, as the class says."""
    return _record_type(layout_of(declaration))


def _record_type(layout: Layout) -> RecordType:
    fields = [
        (name, field.dtype if field.record is None else _record_type(field.record), field.shape)
        for name, field in layout.fields.items()
    ]
    return np.dtype((np.record, fields))
