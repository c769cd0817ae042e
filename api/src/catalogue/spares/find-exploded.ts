import { isBikePiece } from '@nireeka/contracts/bike-pieces'
import type { ExplodedData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { type BuiltBike, conditionOf, fitsBike } from './spare-filters.ts'
import { selectSpares, toSpare, withColumns } from './to-spare.ts'

/** The most spares that an exploded view lists. */
const MOST = 1000

/**
 * Returns the spares that belong to a piece of a bike, by their numbers: those of a model by its slug, or those that fit
 * one bike as it is built.
 */
export async function findExploded(db: Db, bike: string | BuiltBike): Promise<ExplodedData['spares']> {
  const fits = typeof bike === 'string' ? conditionOf({ bike }) : fitsBike(bike)
  const rows = await withColumns(selectSpares(db))
    .innerJoin('spare_list as list', 'list.product_id', 'spare.product_id')
    .select('spare.pieces')
    .where(sql<boolean>`spare.pieces <> '{}'`)
    .where(sql<boolean>`not spare.is_discontinued`)
    .where(fits)
    .orderBy('list.number')
    .orderBy('list.product_id')
    .limit(MOST)
    .execute()
  return rows.flatMap(({ pieces, ...row }) => {
    const known = pieces.filter(isBikePiece)
    return known.length === 0 ? [] : { ...toExploded(row), pieces: known }
  })
}

type Row = Parameters<typeof toSpare>[0]

function toExploded(row: Row) {
  const { id, number, title, description, family, price, image, stock, availability, fit_level } =
    toSpare(row)
  return { id, number, title, description, family, price, image, stock, availability, fit_level }
}
