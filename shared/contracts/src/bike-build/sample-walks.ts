import fc from 'fast-check'

import { type Build, EMPTY_BUILD, type OfferedBike, type OfferedPart } from './bike.ts'
import { allParts, choosePart } from './parts.ts'
import { SAMPLE_NAMES, sampleOffer } from './sample-offer.ts'

/** A generated case for tests: parts of a bike, chosen one after the other, and the build after each choice. */
export interface Walk {
  bike: OfferedBike
  steps: OfferedPart[]
  build: Build
}

/** Generates bikes: new ones, and owned ones with any parts, where any part may be sold out. */
export const anyBike: fc.Arbitrary<OfferedBike> = fc
  .constantFrom(...SAMPLE_NAMES)
  .chain((name) => {
    const ids = allParts(sampleOffer(name)).map(({ id }) => id)
    return fc.tuple(fc.constant(name), fc.option(fc.subarray(ids)), fc.subarray(ids, { maxLength: 6 }))
  })
  .map(([name, owned, soldOut]) => withSoldOut(sampleOffer(name, owned), soldOut))

const withSoldOut = (bike: OfferedBike, ids: readonly number[]): OfferedBike => ({
  ...bike,
  slots: bike.slots.map((slot) => ({
    ...slot,
    parts: slot.parts.map((part) => ({ ...part, isSoldOut: ids.includes(part.id) })),
  })),
})

export const anyWalk: fc.Arbitrary<Walk> = anyBike.chain((bike) =>
  fc.array(fc.constantFrom(...allParts(bike)), { maxLength: 40 }).map((steps) => ({
    bike,
    steps,
    build: steps.reduce((made, part) => choosePart(bike, made, part), EMPTY_BUILD),
  })),
)
