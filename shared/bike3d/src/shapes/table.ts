import type { V2 } from './vectors.ts'

/**
 * Returns a smooth curve through rows of [t, value] that never overshoots them (monotone cubic), level at both ends.
 */
export function table(rows: V2[]): (t: number) => number {
  const first = rowOf(rows, 0)
  const last = rowOf(rows, rows.length - 1)
  return (t) => {
    if (t <= first[0]) return first[1]
    if (t >= last[0]) return last[1]
    const after = rows.findIndex((row) => row[0] >= t)
    return hermite(rows, after - 1, t)
  }
}

function hermite(rows: V2[], index: number, t: number): number {
  const [t0, p0] = rowOf(rows, index)
  const [t1, p1] = rowOf(rows, index + 1)
  const h = t1 - t0
  const s = (t - t0) / h
  const s2 = s * s
  const s3 = s2 * s
  return (
    (2 * s3 - 3 * s2 + 1) * p0 +
    (s3 - 2 * s2 + s) * h * slope(rows, index) +
    (-2 * s3 + 3 * s2) * p1 +
    (s3 - s2) * h * slope(rows, index + 1)
  )
}

/** Returns the harmonic mean of the slopes on both sides; 0 where the curve turns. */
function slope(rows: V2[], index: number): number {
  if (index <= 0 || index >= rows.length - 1) return 0
  const [before, here, after] = [rowOf(rows, index - 1), rowOf(rows, index), rowOf(rows, index + 1)]
  const a = (here[1] - before[1]) / (here[0] - before[0])
  const b = (after[1] - here[1]) / (after[0] - here[0])
  return a * b <= 0 ? 0 : (2 * a * b) / (a + b)
}

function rowOf(rows: V2[], index: number): V2 {
  const row = rows[index]
  if (!row) throw new Error(`The table has no row ${index}.`)
  return row
}
