/**
 * Returns the middle one of some numbers, of two middle ones the larger; NaN of none.
 * @param {number[]} values
 */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
