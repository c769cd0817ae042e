import { toDollars } from '@nireeka/contracts'
import type { BikeData, SavedBuildData } from '@nireeka/contracts/api'
import { allParts, type Build, fitToBike, priceOf, problemsOf } from '@nireeka/contracts/build'

import type { Db } from '../../database/open-database.ts'
import { createBikes } from '../bikes.repository.ts'
import { toOffered } from '../summary/to-offered.ts'

/** What a member keeps, the newest first, at what it costs today; `id`: only that one. */
export async function readSavedBuilds(db: Db, userId: number, id?: number): Promise<SavedBuildData[]> {
  const rows = await readRows(db, userId, id)
  const bikes = await readBikes(db, new Set(rows.map(({ bike_id }) => bike_id)))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    bike_slug: row.slug,
    title: row.title,
    image: row.image,
    size: named(row.size_id, row.size_name),
    color: named(row.colour_id, row.colour_name),
    ral: row.ral,
    part_ids: row.part_ids,
    saved_at: row.saved_at.toISOString(),
    ...judge(row, bikes.get(row.bike_id)),
  }))
}

const readRows = (db: Db, userId: number, id?: number) =>
  db
    .selectFrom('saved_bikes as saved')
    .innerJoin('bikes as bike', 'bike.id', 'saved.bike_id')
    .leftJoin('bike_sizes as size', 'size.id', 'saved.size_id')
    .leftJoin('colours as colour', 'colour.id', 'saved.colour_id')
    .leftJoin('size_colours as offer', (join) =>
      join.onRef('offer.size_id', '=', 'saved.size_id').onRef('offer.colour_id', '=', 'saved.colour_id'),
    )
    .selectAll('saved')
    .select(['bike.slug', 'bike.title', 'bike.image', 'bike.price_cents'])
    .select(['size.name as size_name', 'colour.name as colour_name'])
    .select(['colour.price_cents as colour_cents', 'offer.size_id as offered'])
    .where('saved.user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('saved.id', '=', id ?? 0))
    .orderBy('saved.saved_at', 'desc')
    .orderBy('saved.id', 'desc')
    .execute()

type Row = Awaited<ReturnType<typeof readRows>>[number]

async function readBikes(db: Db, ids: ReadonlySet<number>): Promise<Map<number, BikeData>> {
  const bikes = new Map<number, BikeData>()
  for (const id of ids) {
    const bike = await createBikes(db).find(String(id))
    if (bike) bikes.set(id, bike)
  }
  return bikes
}

/** Today's price of all that is left of it, and what has changed since. */
function judge(row: Row, data: BikeData | undefined): Pick<SavedBuildData, 'parts' | 'price' | 'notice'> {
  if (!data) return { parts: [], price: toDollars(row.price_cents), notice: 'We don’t build this bike any more.' }
  const bike = toOffered(data)
  const asked = { sizeId: row.size_id, colourId: row.colour_id, ral: row.ral, partIds: row.part_ids }
  const { build, gone } = fitToBike(bike, asked)
  const { totalCents } = priceOf(bike, build, row.colour_cents ?? 0)
  const parts = allParts(bike).filter(({ id }) => build.partIds.includes(id))
  return {
    parts: parts.map(({ title }) => title),
    price: toDollars(totalCents),
    notice: noticeOf({ row, data, build, gone }),
  }
}

interface Judged {
  row: Row
  data: BikeData
  build: Build
  gone: number
}

/** The most important thing in one sentence: what is gone, then what doesn't fit, then what can't be had now. */
function noticeOf({ row, data, build, gone }: Judged): string | null {
  const bike = toOffered(data)
  const size = data.bike.sizes.find(({ id }) => id === row.size_id)
  if (gone > 0) return goneWords(gone)
  if (size && !size.is_available) return `Size ${size.name} isn’t built at the moment.`
  if (row.colour_id !== null && row.offered === null)
    return `Size ${row.size_name} isn’t built in ${row.colour_name} any more.`
  const [problem] = problemsOf(bike, build, null)
  if (problem) return problem.text
  const soldOut = allParts(bike).find(({ id, isSoldOut }) => isSoldOut && build.partIds.includes(id))
  return soldOut ? `${soldOut.title} is sold out at the moment.` : null
}

const goneWords = (gone: number) =>
  gone === 1
    ? 'One of its parts isn’t offered any more. What the bike comes with stands in its place.'
    : `${gone} of its parts aren’t offered any more. What the bike comes with stands in their place.`

const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name })
