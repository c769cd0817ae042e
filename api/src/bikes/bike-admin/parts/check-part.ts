import { METRICS } from '@nireeka/contracts'
import type { NewPart } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { invalid, type Db } from '../../../platform/index.ts'

type PartFields = z.output<typeof NewPart>

const INCLUDED = 1
const UPGRADE = 3

/** Throws a 422 for what can't be true of a part. `priceCents`: what it costs now, which only its prices change. */
export async function checkPart(trx: Db, part: PartFields, priceCents: number): Promise<void> {
  if (part.category_id !== UPGRADE && priceCents > 0)
    throw invalid('category_id', 'Only upgrades cost something. Set its price to $0 first.')
  const slot = await trx
    .selectFrom('slots')
    .select('choice')
    .where('id', '=', part.slot_id)
    .executeTakeFirst()
  if (!slot) throw invalid('slot_id', 'We don’t know this slot.')
  await checkBikes(trx, part)
  if (part.bikes.some(({ is_default }) => is_default)) checkDefault(part, slot.choice)
}

async function checkBikes(trx: Db, { bikes }: PartFields): Promise<void> {
  const ids = bikes.map(({ bike_id }) => bike_id)
  if (new Set(ids).size < ids.length) throw invalid('bikes', 'Each bike can be named once.')
  if (ids.length === 0) return
  const known = await trx.selectFrom('bikes').select('id').where('id', 'in', ids).execute()
  if (known.length < ids.length) throw invalid('bikes', 'We don’t know one of these bikes.')
}

/** Throws where a bike couldn't come with the part: choosing another one subtracts what this one adds, which is nothing. */
function checkDefault(part: PartFields, choice: 'single' | 'multi'): void {
  if (choice !== 'single') throw invalid('bikes', 'Only a slot that holds one part has a default part.')
  if (part.category_id !== INCLUDED) throw invalid('category_id', 'A default part is included (category 1).')
  if (METRICS.some((metric) => part.performance[metric] !== 0))
    throw invalid('performance', 'A default part makes no difference: set all six figures to 0.')
}
