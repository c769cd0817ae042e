import type { WorkshopBuildData } from '@nireeka/contracts/api'

import { readBuildParts } from '../../bikes/index.ts'
import { notFound, type Db } from '../../platform/index.ts'
import { readCards } from './read-cards.ts'
import { readScarceParts } from './scarce-parts.ts'

/** Returns a bike of the board with all of its parts; throws a 404 for one that there isn't. */
export async function readWorkshopBike(db: Db, id: number, now: Date): Promise<WorkshopBuildData> {
  const [bike] = await readWorkshopBikes(db, [id], now)
  if (!bike) throw notFound('This bike')
  return bike
}

/** Returns bikes of the board with all of their parts, in the order of their ids; throws a 404 if one isn't there. */
export async function readWorkshopBikes(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<WorkshopBuildData[]> {
  const cards = await readCards(db, { ids, scarce: await readScarceParts(db), now })
  if (cards.length < ids.length) throw notFound('This bike')
  const parts = await readBuildParts(db, ids)
  return cards.map((card) => ({ ...card, parts: parts.get(card.id) ?? [] }))
}
