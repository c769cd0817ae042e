import { TURN } from '../../shapes/vectors.ts'
import type { BikePlan } from '../pieces.ts'

/** Distance between two teeth in millimetres: of a chain, and of a toothed belt. */
export const CHAIN_PITCH = 12.7
export const BELT_PITCH = 11

/** z of the plane in which chainring or belt run, right of the middle. */
export const DRIVE_Z = 49

export const radiusOf = (teeth: number, pitch = CHAIN_PITCH) => (teeth * pitch) / TURN

export interface Cassette {
  /** Numbers of teeth, from the smallest, outermost sprocket inwards. */
  teeth: readonly number[]
  /** z of the outermost sprocket, and the distance between sprockets. */
  z: number
  step: number
  /** Index of the sprocket that the chain runs on. */
  chosen: number
}

const CASSETTES = {
  'derailleur-10': { teeth: [11, 13, 15, 18, 21, 24, 28, 32, 37, 42], z: 51.5, step: -3.6, chosen: 4 },
  'derailleur-12': {
    teeth: [10, 12, 14, 16, 18, 21, 24, 28, 33, 39, 45, 51],
    z: 51.5,
    step: -2.95,
    chosen: 5,
  },
} as const satisfies Record<string, Cassette>

/** Returns the cassette of a bike with a derailleur; null with a belt. */
export function cassetteOf({ shape }: Pick<BikePlan, 'shape'>): Cassette | null {
  return shape.drivetrain === 'belt-8' ? null : CASSETTES[shape.drivetrain]
}

export const chainringTeeth = ({ shape }: Pick<BikePlan, 'shape'>) => (shape.bike === 'nyx' ? 42 : 38)

export const BELT = { front: 46, rear: 24, width: 11 } as const
