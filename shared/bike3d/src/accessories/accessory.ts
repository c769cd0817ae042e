import type { Piece } from '../piece.ts'
import type { Tools } from '../tools.ts'
import type { AccessoryColour } from './colours.ts'

/** A camera direction for a picture, in degrees: around the model (0: from z, 90: from x) and up. */
export interface AccessoryView {
  name: string
  azimuth: number
  elevation: number
  zoom?: number
}

/** A model of an accessory in the catalogue, in millimetres, standing on the ground above the origin. */
export interface Accessory {
  /** The accessory's id in the catalogue. */
  id: number
  /** The name of the accessory's pictures. */
  name: string
  build: (tools: Tools) => Piece
  /**
   * The colours of `shell` and `cloth`, of which the first is that of the main picture; none for an accessory that has
   * neither.
   */
  colours: readonly AccessoryColour[]
  views: AccessoryView[]
}

type Angles = [azimuth: number, elevation: number, zoom?: number]

/** Returns the three views of a product page: the whole product, another side, and a detail or the back. */
export const views = (whole: Angles, other: Angles, detail: Angles): AccessoryView[] =>
  (
    [
      ['main', whole],
      ['other', other],
      ['detail', detail],
    ] as const
  ).map(([name, [azimuth, elevation, zoom]]) => ({ name, azimuth, elevation, ...(zoom ? { zoom } : {}) }))
