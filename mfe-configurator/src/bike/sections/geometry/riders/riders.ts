import type { Measures } from '@nireeka/bike3d'
import { sizeFor } from '@nireeka/contracts/bike-build'

import type { Size } from '../../../../bikes/bike.ts'
import { drawFrame, type FrameLines } from '../frame-lines.ts'
import type { MeasuredSize } from '../geometry.ts'
import { FIGURE_HEIGHT, FIGURE_REACH } from './silhouette.ts'

/** A rider beside the size that suits them. */
export interface Rider {
  heightCm: number
  size: Size
  measures: Measures
}

/** Riders' heights in cm: a short one, a middle one and a tall one. */
const HEIGHTS_CM = [160, 175, 190]

/** Returns the riders with the size that the size finder gives them; those whom no size suits are left out. */
export function ridersOf(measured: readonly MeasuredSize[]): Rider[] {
  const sizes = measured.map(({ size }) => size)
  return HEIGHTS_CM.flatMap((heightCm) => {
    const advice = sizeFor(sizes, { height: heightCm, inseam: null })
    if (advice.status !== 'fits' && advice.status !== 'between') return []
    const found = measured.find(({ size }) => size.id === advice.size.id)
    return found ? [{ heightCm, ...found }] : []
  })
}

/** A rider and a bike on one ground, in millimetres: x to the right, y down. */
export interface RiderLines {
  /** The viewBox, the same for all riders beside a bike, so that they are drawn to one scale. */
  box: string
  ground: { width: number; y: number }
  /** The rider's height as a line: where it stands, and its upper end. */
  height: { x: number; top: number }
  /** The figure's middle between its soles, and its scale. */
  figure: { x: number; y: number; scale: number }
  bike: { lines: FrameLines; x: number; y: number }
}

const MM_PER_CM = 10
const MARGIN = 60
const TALLEST = Math.max(...HEIGHTS_CM) * MM_PER_CM
/** Where the line of the height stands, the figure, and the bike's drawing, which has a margin of its own. */
const LINE_AT = 50
const FIGURE_AT = LINE_AT + MARGIN + Math.ceil((TALLEST / FIGURE_HEIGHT) * FIGURE_REACH)
const BIKE_AT = FIGURE_AT * 2 - LINE_AT - MARGIN

/** Returns the drawing of a rider beside their size, to the scale of the bike's largest size. */
export function drawRider({ heightCm, measures }: Omit<Rider, 'size'>, largest: Measures): RiderLines {
  const height = heightCm * MM_PER_CM
  const lines = drawFrame(measures, largest)
  const ground = TALLEST + MARGIN
  const width = BIKE_AT + lines.width
  return {
    box: `0 0 ${width} ${ground + MARGIN}`,
    ground: { width, y: ground },
    height: { x: LINE_AT, top: ground - height },
    figure: { x: FIGURE_AT, y: ground, scale: height / FIGURE_HEIGHT },
    bike: { lines, x: BIKE_AT, y: ground - lines.ground },
  }
}
