import type { ModelPiece } from '../../model/model.ts'
import { clamp, lerp } from '../../shapes/numbers.ts'
import { lightSample } from '../../studio/sampling.ts'
import { blurred } from './blurred.ts'
import { voxelsOf } from './voxels.ts'

/**
 * The soft shadow on the ground: for each cell how much light it lacks, 0 to 255, in rows along x. Lengths in
 * millimetres.
 */
export interface GroundShade {
  x: number
  z: number
  /** The size of a cell in millimetres; `columns` and `rows` are the number of cells. */
  cell: number
  columns: number
  rows: number
  values: Uint8Array
}

const CELL = 7
/** How far the shadow extends beyond the model, in millimetres. */
const MARGIN = 420
const LIGHTS = 128
const LIGHTS_A_STEP = 16
/** The number of steps before the last one. */
export const SHADE_STEPS = LIGHTS / LIGHTS_A_STEP
/** The share of light that comes from the softbox overhead, as in the stills. */
const KEY_SHARE = 0.34

/**
 * Returns the ground shadow of many lights, computed from a model of small cubes on the CPU: a graphics card would
 * draw the whole bike for each light and block the page.
 */
export function groundShadeOf(pieces: readonly ModelPiece[]): GroundShade {
  const steps = stepsToShade(pieces)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Computes the ground shadow in steps of a few lights each, so that other work can run in between. */
export function* stepsToShade(pieces: readonly ModelPiece[]): Generator<undefined, GroundShade> {
  const clouds = pieces.map((piece) => voxelsOf(piece, CELL))
  const ground = groundBelow(clouds)
  const { columns, rows } = ground
  const light = new Float32Array(columns * rows)
  const seen = new Int16Array(columns * rows).fill(-1)
  for (let index = 0; index < LIGHTS; index++) {
    const [fromX, up, fromZ] = lightSample(index, LIGHTS, KEY_SHARE).from
    const slope = { x: -fromX / up, z: -fromZ / up }
    for (const cubes of clouds) cast({ cubes, slope, ground, seen, light, index })
    if (index % LIGHTS_A_STEP === 0) yield
  }
  return { ...ground, values: soften(light, columns, rows) }
}

/** Shades between which the shadow changes from soft to sharp, and the width of the blur of soft shadows in cells. */
const [FAINT, DARK] = [0.1, 0.45]
const WIDE = 5
/** The same between the faintest shadows and soft ones. */
const [FAINTEST, SOFT] = [0.04, 0.16]
const WIDEST = 14
/** How many cells before the edge the shadow begins to fade out. */
const FADE = 30

type Ground = Omit<GroundShade, 'values'>

function groundBelow(clouds: Int16Array[]): Ground {
  let [minX, maxX, minZ, maxZ] = [0, 0, 0, 0]
  for (const cubes of clouds)
    for (let i = 0; i < cubes.length; i += 3) {
      const [x, z] = [cubes[i] ?? 0, cubes[i + 2] ?? 0]
      minX = Math.min(minX, x)
      maxX = Math.max(maxX, x)
      minZ = Math.min(minZ, z)
      maxZ = Math.max(maxZ, z)
    }
  const margin = Math.ceil(MARGIN / CELL)
  return {
    x: (minX - margin) * CELL,
    z: (minZ - margin) * CELL,
    cell: CELL,
    columns: maxX - minX + 1 + margin * 2,
    rows: maxZ - minZ + 1 + margin * 2,
  }
}

interface Cast {
  cubes: Int16Array
  slope: { x: number; z: number }
  ground: Ground
  seen: Int16Array
  light: Float32Array
  index: number
}

/**
 * Adds the shadow of one light: each cube is projected to the ground along the light; a cell is darkened at most once.
 */
function cast({ cubes, slope, ground, seen, light, index }: Cast) {
  const [left, back] = [ground.x / CELL, ground.z / CELL]
  for (let i = 0; i < cubes.length; i += 3) {
    const height = (cubes[i + 1] ?? 0) + 0.5
    const x = Math.round((cubes[i] ?? 0) + slope.x * height - left)
    const z = Math.round((cubes[i + 2] ?? 0) + slope.z * height - back)
    if (isOn(ground, x, z)) darken(z * ground.columns + x, { seen, light, index })
  }
}

const isOn = ({ columns, rows }: Ground, x: number, z: number) => x >= 0 && z >= 0 && x < columns && z < rows

function darken(cell: number, { seen, light, index }: Pick<Cast, 'seen' | 'light' | 'index'>) {
  if (seen[cell] === index) return
  seen[cell] = index
  light[cell] = (light[cell] ?? 0) + 1 / LIGHTS
}

/**
 * Blurs light shadows, in which the single lights would be visible as blotches, and keeps dark ones near contact points
 * sharp. At the edge the shadow has faded out, because the end of the ground would be a line.
 */
function soften(light: Float32Array, columns: number, rows: number): Uint8Array {
  const twice = (values: Float32Array, radius: number) =>
    blurred(blurred(values, columns, rows, radius), columns, rows, radius)
  const fine = blurred(light, columns, rows, 1)
  const wide = twice(light, WIDE)
  const widest = twice(wide, WIDEST)
  return Uint8Array.from(fine, (near, cell) => {
    const faint = widest[cell] ?? 0
    const soft = lerp(faint, wide[cell] ?? 0, clamp((faint - FAINTEST) / (SOFT - FAINTEST)))
    const shade = lerp(soft, near, clamp((near - FAINT) / (DARK - FAINT)))
    return Math.round(255 * shade * fadeAt(cell, columns, rows))
  })
}

/** Returns the share of the shadow that is left in a cell: all of it, but less and less towards the edge. */
function fadeAt(cell: number, columns: number, rows: number): number {
  const [column, row] = [cell % columns, Math.floor(cell / columns)]
  const away = clamp(Math.min(column, columns - 1 - column, row, rows - 1 - row) / FADE)
  return away * away * (3 - 2 * away)
}
