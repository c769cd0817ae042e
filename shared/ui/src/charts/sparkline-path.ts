export const SPARK_WIDTH = 100
export const SPARK_HEIGHT = 28
/** Margin that keeps a line along the edge from being cut off. */
const EDGE = 2

const round = (value: number) => Math.round(value * 100) / 100

/**
 * Returns the SVG path of a line through the values from left to right, the highest at the top; flat when all are
 * equal.
 */
export function sparklinePath(values: readonly number[]): string {
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const step = values.length > 1 ? SPARK_WIDTH / (values.length - 1) : SPARK_WIDTH
  const points = (values.length === 1 ? [...values, ...values] : values).map((value, index) => {
    const share = span === 0 ? 0.5 : (value - low) / span
    return `${round(index * step)} ${round(SPARK_HEIGHT - EDGE - share * (SPARK_HEIGHT - 2 * EDGE))}`
  })
  return points.length === 0 ? '' : `M${points.join('L')}`
}
