import type { BikeSlug } from '../../src/configuration/catalogue.ts'
import { SIGNATURE_COLOURS } from '../../src/configuration/stills.ts'
import type { View } from '../../src/studio/views.ts'
import type { Still } from '../still.ts'
import type { Model, PlacedBike } from '../subjects.ts'
import type { Scenery } from './scenery.ts'

/** A picture of a bike with other things, on it or around it in a set, or of a place on it. */
export interface SetStill extends Still {
  /** Builds what is in the picture besides the bike. */
  others: () => Model[]
  /** The set's wall and floor; without them the picture is taken in the studio. */
  scenery?: Scenery
}

/** As many as a bike has alone. */
export const BIKE_SAMPLES = 20

/** Rack and kickstand among the parts of the catalogue. */
export const RACK = 2002
export const KICKSTAND = 2004

/** Returns what all pictures of a bike in its signature colour have in common. */
export const stillWith = (
  name: string,
  bike: PlacedBike,
  { view, samples = BIKE_SAMPLES }: { view: View; samples?: number },
) => ({
  name,
  subject: { bikes: [bike] },
  colours: [{ id: SIGNATURE_COLOURS[bike.bike] }],
  view,
  samples,
  format: 'card' as const,
})

/** Returns a bike in size M with its standard parts and these. */
export const standard = (bike: BikeSlug, parts: number[] = []): PlacedBike => ({ bike, size: 'M', parts })
