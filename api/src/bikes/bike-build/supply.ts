import { MAX_COUNT } from '@nireeka/contracts/api'
import { allParts } from '@nireeka/contracts/bike-build'

import { mostUnpaid } from '../../catalogue/index.ts'
import type { ValidatedBuild } from './validated-build.ts'
import type { Offer } from './offer.ts'
import type { StoredBuild } from './stored-build.ts'

type Validation = Pick<ValidatedBuild, 'available' | 'is_shared' | 'problem' | 'notice'>

/** What one cart can still have of a part with limited stock. */
interface Pieces {
  title: string
  left: number
  /** The most that an order may have of the part while there is more in stock; null when all of the stock is allowed. */
  perOrder: number | null
}

export type Supply = ReturnType<typeof createSupply>

/** Returns the supply of these bikes' parts for one cart, including what its owner's orders have reserved already. */
export function createSupply(offers: readonly Offer[], reserved: ReadonlyMap<number, number>) {
  const supply = new Map<number, Pieces>()
  for (const { bike, stock } of offers) {
    const titles = new Map(allParts(bike).map(({ id, title }) => [id, title]))
    for (const [id, pieces] of stock) {
      const own = reserved.get(id) ?? 0
      const left = mostUnpaid({ stock: pieces, reserved: own })
      const perOrder = left < pieces + own ? left : null
      supply.set(id, { title: titles.get(id) ?? 'A part of it', left, perOrder })
    }
  }

  /** Returns the part of a build with the fewest pieces left; undefined when all of its parts have unlimited stock. */
  const scarcest = ({ part_ids }: StoredBuild) =>
    part_ids.flatMap((id) => supply.get(id) ?? []).toSorted((a, b) => a.left - b.left)[0]

  return {
    /**
     * Validates how many pieces of a build are available, and takes its parts out of the supply for the following
     * builds.
     */
    take(build: StoredBuild, count: number): Validation {
      const scarce = scarcest(build)
      const available = Math.min(mostOf(build), scarce?.left ?? MAX_COUNT)
      const validation = validate(available, count, scarce)
      for (const id of build.part_ids) {
        const pieces = supply.get(id)
        if (pieces) supply.set(id, { ...pieces, left: pieces.left - Math.min(count, available) })
      }
      return validation
    },
  }
}

/** Returns the highest count of a line: one for upgrades, since they are for one bike. */
const mostOf = ({ order_bike_id }: StoredBuild) => (order_bike_id === null ? MAX_COUNT : 1)

function validate(available: number, count: number, scarce: Pieces | undefined): Validation {
  const { title, perOrder } = scarce ?? { title: '', perOrder: null }
  const known = { available, is_shared: perOrder !== null }
  if (available > 0 && count <= available) return { ...known, problem: null, notice: null }
  const problem = available === 0 ? 'sold_out' : 'too_few'
  if (perOrder !== null) {
    const notice = `${title}: up to ${perOrder} per order. Please reduce the quantity.`
    return { ...known, problem, notice }
  }
  if (problem === 'sold_out') return { ...known, problem, notice: `Sold out at the moment: ${title}.` }
  return { ...known, problem, notice: `${title}: only ${available} left. Please reduce the quantity.` }
}
