import { invalid, notFound, type Db } from '../../platform/index.ts'
import { checkParts, checkSizeAndColour } from './check-input.ts'
import { type Offer, readOffer } from './offer.ts'
import { ownedBike } from './owned-bike.ts'
import type { ReservedParts, StoredBuild } from './stored-build.ts'

/** A new bike as the browser sent it. */
export interface BikeInput {
  bike_slug: string
  size_id: number
  color_id: number
  ral: readonly string[]
  part_ids: readonly number[]
}

/** Upgrades for an owned bike as the browser sent them. */
export interface UpgradeInput {
  user_id: number
  order_bike_id: number
  part_ids: readonly number[]
}

/**
 * Returns the requested build in its stored form. Throws a 422 with a sentence for each field that can't be built or
 * sold, and a 404 for another member's bike. The law of the rider's country is no reason to refuse a build: the
 * configurator only warns of it.
 */
export async function acceptBuild(
  trx: Db,
  input: BikeInput | UpgradeInput,
  reserved: ReservedParts = new Map(),
): Promise<StoredBuild> {
  const { build, offer } =
    'order_bike_id' in input ? await acceptUpgrades(trx, input) : await acceptBike(trx, input)
  const isSoldOut = (id: number) => offer.stock.has(id) && offer.stock.get(id) === 0 && !reserved.has(id)
  const soldOut = build.part_ids.find(isSoldOut)
  if (soldOut !== undefined) throw invalid('part_ids', `Sold out at the moment: ${nameOf(offer, soldOut)}.`)
  return build
}

interface Accepted {
  build: StoredBuild
  offer: Offer
}

async function acceptBike(trx: Db, input: BikeInput): Promise<Accepted> {
  const offer = await readOffer(trx, input.bike_slug)
  if (!offer?.isPublished) throw invalid('bike_slug', 'We don’t build this bike.')
  checkSizeAndColour(offer, input)
  const part_ids = checkParts(offer.bike, { sizeId: input.size_id, partIds: input.part_ids })
  const build = {
    bike_id: offer.bikeId,
    size_id: input.size_id,
    colour_id: input.color_id,
    ral: [...input.ral],
    part_ids,
    order_bike_id: null,
  }
  return { build, offer }
}

async function acceptUpgrades(
  trx: Db,
  { user_id, order_bike_id, part_ids }: UpgradeInput,
): Promise<Accepted> {
  const owned = await ownedBike(trx, user_id, order_bike_id)
  if (!owned) throw notFound('This bike')
  const { bike, offer, bike_id, size_id, colour_id, ral } = owned
  const bought = checkParts(bike, { sizeId: size_id, partIds: part_ids })
  if (bought.length === 0) throw invalid('part_ids', NOTHING_NEW[part_ids.length > 0 ? 1 : 0] ?? '')
  return { build: { bike_id, size_id, colour_id, ral, part_ids: bought, order_bike_id }, offer }
}

const NOTHING_NEW = ['Choose at least one upgrade.', 'All of these are on your bike already.']

const nameOf = ({ bike }: Offer, partId: number) =>
  bike.slots.flatMap(({ parts }) => parts).find(({ id }) => id === partId)?.title ?? ''
