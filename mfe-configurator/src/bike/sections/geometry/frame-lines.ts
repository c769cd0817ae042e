import type { Measures } from '@nireeka/bike3d'

/** A point in the drawing, in millimetres: x to the right, y down. */
export type Point = readonly [x: number, y: number]

/** A line with its letter in the table beside it. */
export interface Dimension {
  letter: string
  from: Point
  to: Point
  /** Where the letter stands. */
  at: Point
}

/** The lines of a bike, without letters. */
export interface FrameLines {
  /** The drawing's width, and how far below its upper edge the ground is. */
  width: number
  ground: number
  wheels: ReadonlyArray<{ centre: Point; radius: number; rim: number }>
  /** SVG paths: the frame's tubes, and fork, saddle and bar. */
  frame: string
  rest: string
}

export interface FrameDrawing extends FrameLines {
  /** The viewBox, the same for all sizes of a bike, so that they are drawn to one scale. */
  box: string
  dimensions: readonly Dimension[]
}

const MARGIN = 60
/** Room below the wheels for the wheelbase. */
const BELOW = 190
/** How low the second tube of a step-through frame meets the seat tube, as a share of its length. */
const STEP_THROUGH = 0.42
const SADDLE = 135
const STEM = 70
const BAR = 90
const LETTER = 90

/** Returns the drawing of a size, beside the largest size of its bike. */
export function drawFrame(measures: Measures, largest: Measures): FrameDrawing {
  const { wheelRadius, rimRadius } = measures
  const width = Math.round(largest.wheelbase + 2 * (wheelRadius + MARGIN))
  const top = Math.max(largest.saddle[1], largest.headTop[1] + STEM + BAR) + MARGIN
  const to = ([x, y]: readonly number[]): Point => [
    Math.round((x ?? 0) - measures.rearAxle[0] + wheelRadius + MARGIN),
    Math.round(top - (y ?? 0)),
  ]
  const wheels = [measures.rearAxle, measures.frontAxle].map((axle) => ({
    centre: to(axle),
    radius: wheelRadius,
    rim: rimRadius,
  }))
  return {
    box: `0 0 ${width} ${Math.round(top + BELOW)}`,
    width,
    ground: Math.round(top),
    wheels,
    frame: tubesOf(measures)
      .map((tube) => path(tube, to))
      .join(''),
    rest: othersOf(measures)
      .map((line) => path(line, to))
      .join(''),
    dimensions: dimensionsOf(measures, to),
  }
}

type At = readonly number[]
type ToPoint = (at: At) => Point

const path = (points: readonly At[], to: ToPoint) => `M${points.map((at) => to(at).join(' ')).join('L')}`

const between = (a: At, b: At, share: number): At =>
  [0, 1].map((axis) => (a[axis] ?? 0) + ((b[axis] ?? 0) - (a[axis] ?? 0)) * share)

function tubesOf(measures: Measures): At[][] {
  const { bike, bottomBracket, rearAxle, seatTop, headBottom, headTop } = measures
  const upper =
    bike === 'nireeka-homie'
      ? [between(headBottom, headTop, 0.5), between(bottomBracket, seatTop, STEP_THROUGH)]
      : [headTop, seatTop]
  return [
    [bottomBracket, seatTop],
    [rearAxle, bottomBracket, headBottom],
    [rearAxle, seatTop],
    [headBottom, headTop],
    [...upper],
  ]
}

function othersOf({ crown, frontAxle, headTop, steering, seatTop, saddle }: Measures): At[][] {
  const [stemX, stemY] = [headTop[0] + steering[0] * STEM, headTop[1] + steering[1] * STEM]
  return [
    [headTop, crown, frontAxle],
    [headTop, [stemX, stemY], [stemX + BAR, stemY + BAR / 3]],
    [seatTop, saddle],
    [
      [saddle[0] - SADDLE, saddle[1] + SADDLE / 6],
      [saddle[0] + SADDLE, saddle[1]],
    ],
  ]
}

function dimensionsOf(measures: Measures, to: ToPoint): Dimension[] {
  const { bottomBracket, headTop, rearAxle, frontAxle, seatTop } = measures
  const corner: At = [bottomBracket[0], headTop[1]]
  const ground = -MARGIN
  const line = (letter: string, from: At, end: At, [right, up]: Point): Dimension => {
    const [x = 0, y = 0] = between(from, end, 0.5)
    return { letter, from: to(from), to: to(end), at: to([x + right, y + up]) }
  }
  return [
    line('A', corner, headTop, [0, LETTER / 2]),
    line('B', bottomBracket, corner, [LETTER, 0]),
    line('C', [rearAxle[0], ground], [frontAxle[0], ground], [0, -LETTER]),
    line('D', bottomBracket, seatTop, [-LETTER, 0]),
  ]
}
