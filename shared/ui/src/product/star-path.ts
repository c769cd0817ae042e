const OUTLINE = 'l2.6 5.4 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z'
const LEFT_HALF = 'v13.4l-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z'

/** The SVG path of a star on a 20 by 20 grid. */
export const STAR = `M10 1.6${OUTLINE}`

/** Returns one SVG path of the stars from place `from` (counted from 0) to before place `to`; a half is a left half. */
export function starsPath(from: number, to: number) {
  const whole = Math.floor(to) - from
  const half = to % 1 ? LEFT_HALF : ''
  return `M${10 + 22 * from} 1.6${`${OUTLINE}m22 0`.repeat(whole)}${half}`
}
