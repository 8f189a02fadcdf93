// Numbers as the tables show them.
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Median, and in parentheses the least and the most. */
export function spread(values, format) {
  if (values === undefined) return '–'
  if (values.length === 1) return format(values[0])
  return `${format(median(values))} (${format(Math.min(...values))}–${format(Math.max(...values))})`
}

/** Three significant digits at most, in plain notation. */
export function decimal(value) {
  if (value === 0) return '0'
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
  return value.toFixed(Math.min(digits, 4))
}

export const kilobytes = (bytes) => `${decimal(bytes / 1000)} kB`
