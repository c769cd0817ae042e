import { toDollars } from '@nireeka/contracts'
import type { SavedBuildData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { readOffers } from '../bike-build/offer.ts'
import type { ReservedParts } from '../bike-build/stored-build.ts'
import { validateSaved } from './validate-saved.ts'

interface Asked {
  userId: number
  /** Restricts the list to the build with this id. */
  id?: number
  reserved: ReservedParts
}

/** Reads a member's saved builds at today's prices, the newest first. */
export async function readSavedBuilds(db: Db, asked: Asked): Promise<SavedBuildData[]> {
  const rows = await readRows(db, asked)
  const bikeIds = rows.map(({ bike_id }) => bike_id)
  const partIds = rows.flatMap(({ part_ids }) => part_ids)
  const offers = await readOffers(db, bikeIds)
  const facts = { names: await readNames(db, partIds), reserved: asked.reserved }
  return rows.map((row) => {
    const offer = offers.get(row.bike_id)
    return { ...toFacts(row), ...(offer?.isPublished ? validateSaved(row, offer, facts) : notOffered(row)) }
  })
}

const readRows = (db: Db, { userId, id }: Asked) =>
  db
    .selectFrom('saved_bikes as saved')
    .innerJoin('bikes as bike', 'bike.id', 'saved.bike_id')
    .leftJoin('bike_sizes as size', 'size.id', 'saved.size_id')
    .leftJoin('colours as colour', 'colour.id', 'saved.colour_id')
    .selectAll('saved')
    .select(['bike.slug', 'bike.title', 'bike.image', 'bike.price_cents'])
    .select(['size.name as size_name', 'colour.name as colour_name'])
    .where('saved.user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('saved.id', '=', id ?? 0))
    .orderBy('saved.saved_at', 'desc')
    .orderBy('saved.id', 'desc')
    .execute()

type Row = Awaited<ReturnType<typeof readRows>>[number]

async function readNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('parts').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

const toFacts = (row: Row) => ({
  id: row.id,
  name: row.name,
  bike_slug: row.slug,
  title: row.title,
  size: named(row.size_id, row.size_name),
  color: named(row.colour_id, row.colour_name),
  ral: row.ral,
  part_ids: row.part_ids,
  saved_at: row.saved_at.toISOString(),
})

const notOffered = ({ image, price_cents }: Row): ReturnType<typeof validateSaved> => ({
  image,
  parts: [],
  price: toDollars(price_cents),
  notice: 'We don’t build this bike any more.',
})

const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name })
