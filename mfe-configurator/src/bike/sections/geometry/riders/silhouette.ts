/** A point of the outline: x aside of the figure's middle, y below its soles (so up is negative). */
type Point = readonly [x: number, y: number]

/** The figure's height in its own units, so that a scale of a rider's height by it gives that height exactly. */
export const FIGURE_HEIGHT = 1000

/** How far the hands are from the figure's middle. */
export const FIGURE_REACH = 176

/** The head reaches up to the figure's height: half its width and its height, and its middle. */
export const HEAD = { x: 48, y: 66, middle: -934 }

/** One side of the outline, from the neck over the arm, the flank and the leg to the crotch; the other mirrors it. */
export const SIDE: readonly Point[] = [
  // Neck and shoulder.
  [29, -890],
  [31, -846],
  [56, -828],
  [103, -815],
  [128, -792],
  // The arm down to the hand, and up to the armpit.
  [138, -735],
  [145, -660],
  [153, -606],
  [163, -548],
  [165, -495],
  [175, -458],
  [171, -416],
  [160, -408],
  [150, -430],
  [146, -492],
  [131, -572],
  [120, -622],
  [109, -690],
  [97, -748],
  // Flank and hip.
  [91, -700],
  [79, -622],
  [88, -556],
  [97, -500],
  // The leg down to the shoe, and up to the crotch.
  [95, -420],
  [78, -300],
  [77, -228],
  [68, -140],
  [57, -58],
  [73, -24],
  [79, 0],
  [28, 0],
  [25, -58],
  [21, -140],
  [20, -230],
  [23, -300],
  [12, -410],
  [0, -470],
]

function head() {
  const { x, y, middle } = HEAD
  return `M${-x} ${middle}a${x} ${y} 0 1 1 ${2 * x} 0a${x} ${y} 0 1 1 ${-2 * x} 0Z`
}

/** Returns the outline around the body: a smooth curve through the points of both sides. */
function outline() {
  const mirrored = SIDE.slice(0, -1)
    .toReversed()
    .map(([x, y]): Point => [-x, y])
  const points = [...SIDE, ...mirrored]
  const at = (i: number) => points[(i + points.length) % points.length]!
  const curves = points.map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    return `C${towards(from, before, to)} ${towards(to, after, from)} ${to.join(' ')}`
  })
  return `M${at(0).join(' ')}${curves.join('')}Z`
}

/** The longest handle up or down, so that soles stay flat. */
const HANDLE = 30

/** Returns a Bézier curve's handle at a point, parallel to the line between its neighbours. */
const towards = ([x, y]: Point, other: Point, next: Point) =>
  `${round(x + (next[0] - other[0]) / 6)} ${round(y + clamp((next[1] - other[1]) / 6))}`

const clamp = (value: number) => Math.max(-HANDLE, Math.min(HANDLE, value))
const round = (value: number) => Math.round(value * 10) / 10

/** A standing rider from the front, as one SVG path: soles at 0, the middle at 0. */
export const SILHOUETTE = head() + outline()
