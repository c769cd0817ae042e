import type { Piece } from '../piece.ts'
import type { Tools } from '../tools.ts'

/** From where a picture is taken: degrees around (0: from z, 90: from x) and up. */
export interface AccessoryView {
  name: string
  azimuth: number
  elevation: number
  zoom?: number
}

/** A model of what the catalogue sells, in millimetres, standing on the ground over the origin. */
export interface Accessory {
  /** The catalogue's id. */
  id: number
  /** What its pictures are called. */
  name: string
  build: (tools: Tools) => Piece
  /** The colour of `shell` and `cloth` where none was chosen; null where it has neither. */
  tint: string | null
  views: AccessoryView[]
}

type Angles = [azimuth: number, elevation: number, zoom?: number]

/** The three views of a product page: the whole thing, from elsewhere, and close or from behind. */
export const views = (whole: Angles, other: Angles, detail: Angles): AccessoryView[] =>
  (
    [
      ['main', whole],
      ['other', other],
      ['detail', detail],
    ] as const
  ).map(([name, [azimuth, elevation, zoom]]) => ({ name, azimuth, elevation, ...(zoom ? { zoom } : {}) }))
