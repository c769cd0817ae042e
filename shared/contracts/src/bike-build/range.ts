/** How far a battery takes a bike, by the figures of the help topic “How far will my bike go?”; a test compares both. */

/** How the range in the configurator is measured: on mixed roads, with the middle level of assistance. */
export const RANGE_BASIS = { riderKg: 75, celsius: 18 } as const

export const ASSISTS = ['gentle', 'mixed', 'strong'] as const
export type Assist = (typeof ASSISTS)[number]

/** Kilometres on one charge by the battery in Wh and the level of assistance. */
export const KM_PER_CHARGE: ReadonlyArray<{ wh: number } & Record<Assist, number>> = [
  { wh: 504, gentle: 110, mixed: 80, strong: 50 },
  { wh: 560, gentle: 140, mixed: 105, strong: 65 },
  { wh: 672, gentle: 130, mixed: 90, strong: 60 },
]

/** The share of the range that every ten kilograms more take. */
export const LOSS_PER_10_KG = 0.02

/** The share of its energy that a battery doesn't give in the cold, from warm to cold. */
export const COLD_LOSSES: ReadonlyArray<{ celsius: number; loss: number }> = [
  { celsius: 18, loss: 0 },
  { celsius: 0, loss: 0.15 },
  { celsius: -10, loss: 0.3 },
]

/** What climbing takes: so many metres use this share of a battery of `wh`. */
export const CLIMBING = { metres: 500, share: 0.2, wh: 672 } as const

/** A bike as its range depends on it. `km`: the range of the build, which differs from the standard one's by its parts. */
export interface RangedBike {
  /** The battery of the standard build in Wh, and its range in km. */
  wh: number
  standardKm: number
  km: number
  bikeKg: number
}

export interface Ride {
  riderKg: number
  assist: Assist
  celsius: number
  /** Metres of climbing per kilometre, beyond what mixed roads have. */
  climb: number
}

/** Returns about how many kilometres a ride may have on one charge. */
export function estimateRange({ wh, standardKm, km, bikeKg }: RangedBike, ride: Ride): number {
  // More range for the same bike comes from more energy.
  const energy = (wh * km) / standardKm
  const moreKg = ride.riderKg - RANGE_BASIS.riderKg
  const levelKm = km * levelShare(wh, ride.assist) * (1 - (LOSS_PER_10_KG * moreKg) / 10)
  const heavier = (bikeKg + ride.riderKg) / (bikeKg + RANGE_BASIS.riderKg)
  const climbing = ((CLIMBING.wh * CLIMBING.share) / CLIMBING.metres) * ride.climb * heavier
  return Math.round((energy * (1 - coldLoss(ride.celsius))) / (energy / levelKm + climbing))
}

/** Returns the range at a level as a share of that at the middle one; for another battery that of the nearest one. */
function levelShare(wh: number, assist: Assist) {
  const [nearest] = KM_PER_CHARGE.toSorted((one, other) => Math.abs(one.wh - wh) - Math.abs(other.wh - wh))
  return nearest ? nearest[assist] / nearest.mixed : 1
}

/** Returns the loss at a temperature, between two known ones in proportion. */
function coldLoss(celsius: number): number {
  const colder = COLD_LOSSES.findIndex((step) => step.celsius <= celsius)
  const below = COLD_LOSSES[colder]
  const above = COLD_LOSSES[colder - 1]
  if (!below) return COLD_LOSSES.at(-1)?.loss ?? 0
  if (!above) return below.loss
  const part = (above.celsius - celsius) / (above.celsius - below.celsius)
  return above.loss + part * (below.loss - above.loss)
}
