const CM_PER_INCH = 2.54
const INCHES_PER_FOOT = 12

/** Returns a height in both units: 170 cm, 5 ft 7 in. */
export function heightText(cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH)
  return `${cm} cm, ${Math.floor(inches / INCHES_PER_FOOT)} ft ${inches % INCHES_PER_FOOT} in`
}
