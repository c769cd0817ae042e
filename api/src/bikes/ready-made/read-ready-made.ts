import type { ReadyMadeBuildData } from '@nireeka/contracts/api'
import { performanceOf, toPartIds } from '@nireeka/contracts/bike-build'
import type { Selectable } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { type Offer, readOffers } from '../bike-build/offer.ts'
import { validateSaved } from '../saved/validate-saved.ts'
import type { ReadyMadeTables } from './tables.ts'

type Row = Selectable<ReadyMadeTables['ready_made_builds']>

/** Who reads them may be a guest: no orders hold parts for them, and why a build can't be ordered isn't told. */
const FACTS = { names: new Map(), reserved: new Map() }

/** Reads the builds to start from that can be ordered now, at today's prices, in the order of the bikes. */
export async function readReadyMade(db: Db): Promise<ReadyMadeBuildData[]> {
  const rows = await db.selectFrom('ready_made_builds').selectAll().orderBy('bike_id').execute()
  const offers = await readOffers(
    db,
    rows.map(({ bike_id }) => bike_id),
  )
  return rows.flatMap((row) => {
    const offer = offers.get(row.bike_id)
    return offer?.isPublished ? (toBuild(row, offer) ?? []) : []
  })
}

/** Returns a build with the sizes in which it can be ordered unchanged; null if there are none. */
function toBuild(row: Row, offer: Offer): ReadyMadeBuildData | null {
  const sizes = offer.sizes.flatMap(({ id, name }) => {
    const validation = validateSaved({ ...row, size_id: id, ral: [] }, offer, FACTS)
    return validation.notice === null ? [{ name, validation }] : []
  })
  const colour = offer.colours.get(row.colour_id)
  const [first] = sizes
  if (!first || !colour) return null
  const { image, parts, price } = first.validation
  const build = {
    sizeId: null,
    colourId: row.colour_id,
    ral: [],
    partIds: toPartIds(offer.bike, row.part_ids),
  }
  const { range, weight } = performanceOf(offer.bike, build)
  return {
    bike_slug: offer.slug,
    title: offer.title,
    name: row.title,
    text: row.text,
    image,
    color: { id: colour.id, name: colour.name },
    part_ids: [...build.partIds],
    parts,
    sizes: sizes.map(({ name }) => name),
    price,
    range,
    weight,
  }
}
