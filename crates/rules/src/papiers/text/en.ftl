papiers-after-unit = { $unit } { $eff } { $initial }
