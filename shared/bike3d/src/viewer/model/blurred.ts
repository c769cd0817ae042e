/** Returns the mean over squares that reach `radius` cells to each side; cells beyond the edge count as 0. */
export function blurred(values: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  const across = new Float32Array(values.length)
  for (let row = 0; row < rows; row++)
    slide(values, across, { from: row * columns, step: 1, count: columns, radius })
  const both = new Float32Array(values.length)
  for (let column = 0; column < columns; column++)
    slide(across, both, { from: column, step: columns, count: rows, radius })
  return both
}

interface Line {
  from: number
  step: number
  count: number
  radius: number
}

/** Computes a moving average along one line: each cell is added once and subtracted once. */
function slide(values: Float32Array, means: Float32Array, { from, step, count, radius }: Line) {
  const at = (index: number) => (index < 0 || index >= count ? 0 : (values[from + index * step] ?? 0))
  let sum = 0
  for (let index = 0; index < radius; index++) sum += at(index)
  for (let index = 0; index < count; index++) {
    sum += at(index + radius) - at(index - radius - 1)
    means[from + index * step] = Math.max(0, sum) / (2 * radius + 1)
  }
}
