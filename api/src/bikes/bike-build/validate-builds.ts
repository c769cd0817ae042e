import {
  type Build,
  type BuildPrice,
  fitToBike,
  type OfferedBike,
  partsOn,
  priceOf,
  problemsOf,
} from '@nireeka/contracts/bike-build'

import type { Db } from '../../platform/index.ts'
import { descriptionOf, pictureOf, titleOf } from './describe-build.ts'
import type { ValidatedBuild } from './validated-build.ts'
import { type Offer, readOffers } from './offer.ts'
import { asOwned, readFitted } from './owned-bike.ts'
import { createSupply, type Supply } from './supply.ts'
import type { ReservedParts, StoredBuild } from './stored-build.ts'
import { toBuild, whyGone } from './why-gone.ts'

interface Input {
  build: StoredBuild
  count: number
}

interface Whose {
  /** The member's id; null for a guest, who has no orders and no bikes. */
  userId: number | null
  reserved: ReservedParts
  /** The speed in km/h to which the country of delivery lets a bike assist; missing while it isn't known. */
  speedLimit?: number
}

interface Facts {
  offers: ReadonlyMap<number, Offer>
  /** The offers for owned bikes, with parts that are on such a bike but aren't published any more. */
  ownOffers: ReadonlyMap<number, Offer>
  fitted: Awaited<ReturnType<typeof readFitted>>
  names: ReadonlyMap<number, string>
  speedLimit: number | null
}

/**
 * Returns what the builds of one cart cost today and whether they are available; no other code decides this. Scarce
 * parts go to the cart's earlier builds first. Parts in the member's own unpaid orders count as available.
 */
export async function validateBuilds(
  trx: Db,
  inputs: readonly Input[],
  whose: Whose,
): Promise<ValidatedBuild[]> {
  if (inputs.length === 0) return []
  const builds = inputs.map(({ build }) => build)
  const bikeIds = builds.map(({ bike_id }) => bike_id)
  const fitted = await readOwned(trx, builds, whose.userId)
  const fittedIds = [...fitted.values()].flatMap((bike) => bike.fitted)
  const offers = await readOffers(trx, bikeIds)
  const facts: Facts = {
    offers,
    ownOffers: fittedIds.length > 0 ? await readOffers(trx, bikeIds, fittedIds) : offers,
    fitted,
    names: await readNames(trx, builds),
    speedLimit: whose.speedLimit ?? null,
  }
  const supply = createSupply([...facts.offers.values()], whose.reserved)
  return inputs.map((input) => validate(input, facts, supply))
}

function validate({ build, count }: Input, facts: Facts, supply: Supply): ValidatedBuild {
  const isNew = build.order_bike_id === null
  const offer = (isNew ? facts.offers : facts.ownOffers).get(build.bike_id)
  if (!offer || (isNew && !offer.isPublished)) return NO_BIKE
  const bike = bikeOf(build, offer, facts)
  if (!bike) return { ...NO_BIKE, title: titleOf(offer, build), notice: 'This bike is no longer yours.' }
  const sold = describe(build, { offer, bike, speedLimit: facts.speedLimit })
  const reason = whyGone({ offer, bike, build, names: facts.names })
  if (reason) return { ...sold, available: 0, is_shared: false, problem: 'gone', notice: reason }
  return { ...sold, ...supply.take(build, count) }
}

const NO_BIKE: ValidatedBuild = {
  title: 'This bike',
  description: '',
  image: null,
  unit_cents: 0,
  colour: null,
  upgrade_cents: 0,
  available: 0,
  is_shared: false,
  problem: 'gone',
  notice: 'We don’t build this bike any more.',
  warning: null,
}

/** Returns the bike to build from; null for upgrades of a bike that isn't this member's. */
function bikeOf(build: StoredBuild, { bike }: Offer, { fitted }: Facts): OfferedBike | null {
  if (build.order_bike_id === null) return bike
  const owned = fitted.get(build.order_bike_id)
  return owned?.bike_id === build.bike_id ? asOwned(bike, owned.fitted) : null
}

interface Sold {
  offer: Offer
  bike: OfferedBike
  speedLimit: number | null
}

function describe(build: StoredBuild, { offer, bike, speedLimit }: Sold) {
  const known = offer.colours.get(build.colour_id)
  const fitted = fitToBike(bike, toBuild(build)).build
  const price: BuildPrice = priceOf(bike, fitted, known?.cents ?? 0)
  return {
    title: titleOf(offer, build),
    description: descriptionOf(partsOn(bike, fitted).filter(({ id }) => fitted.partIds.includes(id))),
    image: pictureOf(offer, build),
    unit_cents: price.totalCents,
    colour: known && !bike.owned ? { type: known.type, cents: known.cents } : null,
    upgrade_cents: price.upgradeCents,
    warning: warningAbout(bike, fitted, speedLimit),
  }
}

/** Returns the sentences of those rules that only warn; null without one. */
function warningAbout(bike: OfferedBike, build: Build, speedLimit: number | null): string | null {
  const warnings = problemsOf(bike, build, speedLimit).filter(({ isWarning }) => isWarning)
  return warnings.map(({ text }) => text).join(' ') || null
}

async function readOwned(
  trx: Db,
  builds: readonly StoredBuild[],
  userId: number | null,
): Promise<Facts['fitted']> {
  const ids = builds.flatMap(({ order_bike_id }) => order_bike_id ?? [])
  return userId === null || ids.length === 0 ? new Map() : readFitted(trx, userId, ids)
}

async function readNames(trx: Db, builds: readonly StoredBuild[]): Promise<ReadonlyMap<number, string>> {
  const ids = builds.flatMap(({ part_ids }) => part_ids)
  if (ids.length === 0) return new Map()
  const rows = await trx.selectFrom('parts').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
