//! The counter's fields as figures, each with its parts (PAP-22, `unit_sheet_fields.csv`).
