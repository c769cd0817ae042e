import { estimateRange, type OfferedPart, type RangedBike } from '@nireeka/contracts/bike-build'

import type { BuildableBike } from '../../bike.api.ts'
import type { ChosenRide } from './ride.ts'

/** The slot of the battery in the catalogue. */
const BATTERY_SLOT = 2
const GRAMS_PER_KG = 1000

export interface RangeFacts {
  bike: BuildableBike
  /** The standard build's battery in Wh. */
  wh: number
}

/** Returns the batteries that a bike may have, the standard one first. */
export const batteriesOf = ({ slots }: BuildableBike): OfferedPart[] =>
  slots
    .filter(({ id }) => id === BATTERY_SLOT)
    .flatMap(({ parts }): readonly OfferedPart[] => parts)
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))

/** Returns the bike with a battery, otherwise as it comes. */
function withBattery({ bike, wh }: RangeFacts, battery: number): RangedBike {
  const added = batteriesOf(bike).find(({ id }) => id === battery)?.performance
  const { range, weight } = bike.performance
  return {
    wh,
    standardKm: range,
    km: range + (added?.range ?? 0),
    bikeKg: (weight + (added?.weight ?? 0)) / GRAMS_PER_KG,
  }
}

/** Returns about how many kilometres a bike goes on one charge. */
export const kilometres = (facts: RangeFacts, ride: ChosenRide) =>
  estimateRange(withBattery(facts, ride.battery), ride)
