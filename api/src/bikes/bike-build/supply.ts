import { MAX_COUNT } from '@nireeka/contracts/api'
import { allParts } from '@nireeka/contracts/bike-build'

import type { ValidatedBuild } from './validated-build.ts'
import type { Offer } from './offer.ts'
import type { StoredBuild } from './stored-build.ts'

type Validation = Pick<ValidatedBuild, 'available' | 'problem' | 'notice'>

export type Supply = ReturnType<typeof createSupply>

/** Returns the supply of these bikes' parts for one cart, including what its owner's orders have reserved already. */
export function createSupply(offers: readonly Offer[], reserved: ReadonlyMap<number, number>) {
  const left = new Map<number, number>()
  const titles = new Map<number, string>()
  for (const { bike, stock } of offers) {
    for (const { id, title } of allParts(bike)) titles.set(id, title)
    for (const [id, pieces] of stock) left.set(id, pieces + (reserved.get(id) ?? 0))
  }

  /** Returns the part of a build with the fewest pieces left; null when all of its parts have unlimited stock. */
  function scarcest({ part_ids }: StoredBuild): { title: string; pieces: number } | null {
    const limited = part_ids.flatMap((id) => {
      const pieces = left.get(id)
      return pieces === undefined ? [] : [{ title: titles.get(id) ?? 'A part of it', pieces }]
    })
    return limited.toSorted((a, b) => a.pieces - b.pieces)[0] ?? null
  }

  return {
    /**
     * Validates how many pieces of a build are available, and takes its parts out of the supply for the following
     * builds.
     */
    take(build: StoredBuild, count: number): Validation {
      const scarce = scarcest(build)
      const available = Math.min(mostOf(build), scarce?.pieces ?? MAX_COUNT)
      const taken = Math.min(count, available)
      for (const id of build.part_ids) {
        const pieces = left.get(id)
        if (pieces !== undefined) left.set(id, pieces - taken)
      }
      return availabilityOf({ available, count, title: scarce?.title ?? '' })
    },
  }
}

/** Returns the highest count of a line: one for upgrades, since they are for one bike. */
const mostOf = ({ order_bike_id }: StoredBuild) => (order_bike_id === null ? MAX_COUNT : 1)

function availabilityOf({
  available,
  count,
  title,
}: {
  available: number
  count: number
  title: string
}): Validation {
  if (available === 0) return { available, problem: 'sold_out', notice: `Sold out at the moment: ${title}.` }
  if (count <= available) return { available, problem: null, notice: null }
  return { available, problem: 'too_few', notice: `${title}: only ${available} left. Please take fewer.` }
}
