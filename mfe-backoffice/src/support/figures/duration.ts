const HOUR = 60
const DAY = 24 * HOUR

/** Returns minutes as a short text: '45 min', '3.5 h', '2.1 days'. */
export function durationOf(minutes: number): string {
  const whole = Math.round(minutes)
  if (whole < HOUR) return `${whole} min`
  if (whole < 2 * DAY) return `${tenths(minutes / HOUR)} h`
  return `${tenths(minutes / DAY)} days`
}

const tenths = (value: number) => String(Math.round(value * 10) / 10)
