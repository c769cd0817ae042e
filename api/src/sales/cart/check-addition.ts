import type { StoredBuild } from '../../bikes/index.ts'
import { ApiError, type Db } from '../../platform/index.ts'
import type { Addition } from './additions.ts'
import type { Whose } from './validate-lines.ts'
import { acceptBuildFor } from './member-builds.ts'
import { BUILD_FIRST, CHOOSE_FIRST } from './line-problem.ts'

/** An item to add with its path in the request's list, such as items.0, for error sentences. */
export type IndexedAddition = Addition & { path: string }

interface Product {
  title: string
  kind: string
  bike_id: number | null
  bike_slug: string | null
  is_parent: boolean
}

/** A refused item: the error sentences by field, and the message to show if the other items are added. */
export interface Refusal {
  fields: Record<string, string[]>
  told: string
}

/** The validated item's build, null for an item without one, or the refusal. */
export type Validation = { build: StoredBuild | null } | Refusal

export const GONE = 'Something in your cart is no longer sold and was left out.'
const NOT_BUILT = 'This comes as it is. Only bikes are built.'

export async function checkAddition(
  trx: Db,
  item: IndexedAddition,
  product: Product | undefined,
  whose: Whose,
): Promise<Validation> {
  const { path, build } = item
  if (!product) return { fields: { [`${path}.product_id`]: ['This is not sold here.'] }, told: GONE }
  const { title, kind, bike_id, bike_slug, is_parent } = product
  if (is_parent) return refuse(`${path}.product_id`, CHOOSE_FIRST, title)
  if (bike_id === null) return build ? refuse(`${path}.build`, NOT_BUILT, title) : { build: null }
  if (kind !== 'bike' || !bike_slug || !build) return refuse(`${path}.product_id`, BUILD_FIRST, title)
  try {
    return { build: await acceptBuildFor(trx, { bike_slug, ...build }, whose) }
  } catch (error) {
    return refuseBuild(error, item, title)
  }
}

const refuse = (field: string, sentence: string, title: string): Refusal => ({
  fields: { [field]: [sentence] },
  told: `${title}: ${sentence}`,
})

/** Turns a build error into a refusal of its item, so that the other items can still be added. */
function refuseBuild(error: unknown, { path }: IndexedAddition, title: string): Refusal {
  if (!(error instanceof ApiError) || !error.fields) throw error
  const entries = Object.entries(error.fields)
  const sentence = entries[0]?.[1][0] ?? error.message
  return {
    fields: Object.fromEntries(entries.map(([name, said]) => [`${path}.build.${name}`, said])),
    told: `${title}: ${sentence}`,
  }
}
