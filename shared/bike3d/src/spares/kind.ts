import type { Piece } from '../piece.ts'
import type { Tools } from '../tools.ts'

/** The families of the spare-parts list. */
export const FAMILIES = [
  'FRM',
  'MOT',
  'BAT',
  'CHG',
  'DSP',
  'ECU',
  'DRV',
  'BRK',
  'WHL',
  'TYR',
  'COC',
  'SAD',
  'LGT',
  'FEN',
  'SUS',
  'FAS',
] as const
export type Family = (typeof FAMILIES)[number]

/** A picture of a spare part: what is built, for which families, and the camera's angles in degrees. */
export interface SpareKind {
  name: string
  families: readonly Family[]
  build: (tools: Tools) => Piece
  view: { azimuth: number; elevation: number; zoom?: number }
  /** The colour of `shell` and `cloth`, as #rrggbb. */
  tint?: string
}

/** The camera's angles for small parts: from the front right and above. */
const FROM_ABOVE = { azimuth: 60, elevation: 32 }

export const kind = (
  name: string,
  family: Family,
  build: SpareKind['build'],
  view: SpareKind['view'] = FROM_ABOVE,
): SpareKind => ({ name, families: [family], build, view })
