/** A round end of a limb: x aside of the figure's middle, y below its soles (so up is negative), and its radius. */
type Ball = readonly [x: number, y: number, radius: number]

/** The figure's height in its own units, so that a scale of a rider's height by it gives that height exactly. */
export const FIGURE_HEIGHT = 1000

/** How far the hands are from the figure's middle. */
export const FIGURE_REACH = 182

/** The head reaches up to the figure's height: half its width and its height, and its middle. */
export const HEAD = { x: 47, y: 65, middle: -935 }

const NECK: readonly [Ball, Ball] = [
  [0, -838, 30],
  [0, -862, 26],
]

/** The limbs of one side, each from its thicker end to its thinner one, with a gap at each joint. */
export const LIMBS: ReadonlyArray<readonly [Ball, Ball]> = [
  // Upper arm, forearm and hand.
  [
    [126, -792, 26],
    [150, -655, 19],
  ],
  [
    [153, -607, 18],
    [164, -505, 13],
  ],
  [
    [167, -466, 15],
    [170, -430, 11],
  ],
  // Thigh, shin and foot.
  [
    [50, -500, 46],
    [46, -315, 29],
  ],
  [
    [46, -245, 29],
    [46, -52, 17],
  ],
  [
    [46, -14, 14],
    [66, -12, 12],
  ],
]

/** All outlines run the same way around: where two of them overlap, the fill has no hole. */
const CHEST =
  'M-35-832C-75-825-112-825-112-785C-112-730-90-680-82-625Q0-605 82-625' +
  'C90-680 112-730 112-785C112-825 75-825 35-832Q0-822-35-832Z'
const PELVIS =
  'M80-612Q0-592-80-612C-85-575-95-550-95-525C-60-500-20-490 0-470C20-490 60-500 95-525C95-550 85-575 80-612Z'

/** A standing lay figure from the front, as one SVG path: soles at 0, the middle at 0. */
export const LAY_FIGURE = [
  head(),
  CHEST,
  PELVIS,
  limb(NECK),
  ...LIMBS.map(limb),
  ...LIMBS.map(otherSide).map(limb),
].join('')

function head() {
  const { x, y, middle } = HEAD
  return `M${-x} ${middle}a${x} ${y} 0 1 0 ${2 * x} 0a${x} ${y} 0 1 0 ${-2 * x} 0Z`
}

function otherSide([from, to]: readonly [Ball, Ball]): [Ball, Ball] {
  return [
    [-from[0], from[1], from[2]],
    [-to[0], to[1], to[2]],
  ]
}

/** Returns the outline of a limb: an arc around each end, and the two lines that touch both. */
function limb([from, to]: readonly [Ball, Ball]) {
  const [across, down] = [to[0] - from[0], to[1] - from[1]]
  const along = Math.atan2(down, across)
  const aside = Math.acos((from[2] - to[2]) / Math.hypot(across, down))
  const [start, end] = [along + aside, along - aside]
  return `M${on(from, start)}L${on(to, start)}${arc(to, 0)}${on(to, end)}L${on(from, end)}${arc(from, 1)}${on(from, start)}Z`
}

/** Returns the point of a round end in a direction. */
function on([x, y, radius]: Ball, angle: number) {
  return `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`
}

function arc([, , radius]: Ball, isLarge: 0 | 1) {
  return `A${radius} ${radius} 0 ${isLarge} 0 `
}
