import type { Measures } from '../../bike/measures.ts'
import { createPixels, type Pixels } from '../../textures/pixels.ts'
import { type Distance, DISTANCE_STEPS, distanceToStrokes, toDistanceByte } from '../../textures/distance.ts'
import { ATLAS } from './atlas.ts'
import { type Lettering, type Livery, liveryOf } from './livery.ts'

const CHANNELS = { bare: 0, letters: 1, second: 2, lines: 3 } as const
/** The largest distance from an edge that the mask stores, in millimetres. */
const REACH = 6.4
/** Slow fields are sampled in steps of this many pixels, and interpolated between them. */
const BLOCK = 4

/** One half of the mask: its rows, and the mapping of its pixels onto the frame. */
interface Half {
  pixels: Pixels
  firstRow: number
  rows: number
  xOf: (column: number) => number
  yOf: (row: number) => number
}

/**
 * Returns a mask of what is painted on a frame, without colours: red is bare carbon, green the lettering, blue the
 * second colour's zone, alpha fine lines; the last three as distances. The right side is above, the left one below
 * with mirrored letters.
 */
export function paintMask(measures: Measures, width: number): Pixels {
  const rows = Math.round((width * ATLAS.height) / ATLAS.width)
  const pixels = createPixels(width, rows * 2)
  const halfFrom = (firstRow: number): Half => ({
    pixels,
    firstRow,
    rows,
    xOf: (column) => ATLAS.left + ((column + 0.5) / width) * ATLAS.width,
    yOf: (row) => ATLAS.bottom + (1 - (row + 0.5) / rows) * ATLAS.height,
  })
  const [right, left] = [halfFrom(0), halfFrom(rows)]
  const livery = liveryOf(measures, false)
  fill(right, CHANNELS.bare, (x, y) => livery.bareAt(x, y) * 255)
  fill(right, CHANNELS.second, (x, y) => 128 - livery.second(x, y) * DISTANCE_STEPS)
  pixels.data.copyWithin(rows * width * 4, 0, rows * width * 4)
  drawLetters(right, livery)
  drawLetters(left, liveryOf(measures, true))
  return pixels
}

function drawLetters(half: Half, { letters, lines }: Livery) {
  for (const lettering of letters) drawStrokes(half, CHANNELS.letters, lettering)
  for (const lettering of lines) drawStrokes(half, CHANNELS.lines, lettering)
}

/** Fills a channel of the half with a smooth field. */
function fill(half: Half, channel: number, valueAt: Distance) {
  const { pixels, rows } = half
  const columns = Math.ceil(pixels.width / BLOCK) + 1
  let above = valuesInRow(half, 0, columns, valueAt)
  for (let top = 0; top < rows; top += BLOCK) {
    const below = valuesInRow(half, top + BLOCK, columns, valueAt)
    for (let row = top; row < Math.min(top + BLOCK, rows); row++)
      fillRow(half, channel, row, blend(above, below, (row - top) / BLOCK))
    above = below
  }
}

const valuesInRow = ({ xOf, yOf }: Half, row: number, columns: number, valueAt: Distance) =>
  Float64Array.from({ length: columns }, (_, i) => valueAt(xOf(i * BLOCK), yOf(row)))

const blend = (a: Float64Array, b: Float64Array, t: number) =>
  a.map((value, i) => value + ((b[i] as number) - value) * t)

function fillRow({ pixels, firstRow }: Half, channel: number, row: number, values: Float64Array) {
  const start = (firstRow + row) * pixels.width
  for (let column = 0; column < pixels.width; column++) {
    const [i, t] = [Math.floor(column / BLOCK), (column % BLOCK) / BLOCK]
    const [a, b] = [values[i] as number, values[i + 1] as number]
    pixels.data[(start + column) * 4 + channel] = Math.min(255, Math.max(0, Math.round(a + (b - a) * t)))
  }
}

/** Draws strokes, which change only the pixels near them. */
function drawStrokes(half: Half, channel: number, { strokes, weight }: Lettering) {
  const { pixels, firstRow, rows } = half
  const distance = distanceToStrokes(strokes, weight, REACH)
  const margin = REACH + weight / 2
  const xs = strokes.flatMap(({ from, to }) => [from[0], to[0]])
  const ys = strokes.flatMap(({ from, to }) => [from[1], to[1]])
  const column = (x: number) => Math.round(((x - ATLAS.left) / ATLAS.width) * pixels.width)
  const row = (y: number) => Math.round((1 - (y - ATLAS.bottom) / ATLAS.height) * rows)
  const [left, right] = [
    Math.max(0, column(Math.min(...xs) - margin)),
    Math.min(pixels.width, column(Math.max(...xs) + margin)),
  ]
  const [top, bottom] = [
    Math.max(0, row(Math.max(...ys) + margin)),
    Math.min(rows, row(Math.min(...ys) - margin)),
  ]
  for (let j = top; j < bottom; j++)
    for (let i = left; i < right; i++) {
      const at = ((firstRow + j) * pixels.width + i) * 4 + channel
      const byte = toDistanceByte(distance(half.xOf(i), half.yOf(j)))
      pixels.data[at] = Math.max(pixels.data[at] ?? 0, byte)
    }
}
