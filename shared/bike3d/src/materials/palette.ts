import type { V2 } from '../shapes/vectors.ts'
import { FINISHES, type FinishName } from './finishes.ts'
import type { MaterialName } from './material-names.ts'

export const PALETTE = Object.keys(FINISHES) as FinishName[]

export const isFinish = (name: MaterialName): name is FinishName => name in FINISHES

/** Returns the position of a finish in the palette's textures, which have one row with a texel for each finish. */
export function paletteUv(name: MaterialName): V2 {
  const index = PALETTE.indexOf(name as FinishName)
  if (index < 0) throw new Error(`${name} is no finish of the palette.`)
  return [(index + 0.5) / PALETTE.length, 0.5]
}
