import { PART_STEPS, type SlotListData, type SlotListQuery, type SlotRowData } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { notFound, type Db } from '../../../platform/index.ts'

const PER_PAGE = 50

export type SlotList = ReturnType<typeof createSlotList>

const partCount = sql<number>`(select count(*)::int from parts as part where part.slot_id = slots.id)`
const stepOrder = sql`array_position(${sql.val(PART_STEPS)}::text[], slots.step)`

/** Creates the repository of the slots, as the configurator orders them. */
export const createSlotList = (db: Db) => ({
  async list({ page, step }: z.output<typeof SlotListQuery>): Promise<SlotListData> {
    const found = step ? db.selectFrom('slots').where('step', '=', step) : db.selectFrom('slots')
    const { total } = await found
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const items = await found
      .select(COLUMNS)
      .select(partCount.as('part_count'))
      .orderBy(stepOrder)
      .orderBy('position')
      .orderBy('id')
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE)
      .execute()
    return { items, page, per_page: PER_PAGE, total }
  },

  /** Returns a slot; throws a 404 for one that there isn't. */
  async read(id: number): Promise<SlotRowData> {
    const row = await db
      .selectFrom('slots')
      .select(COLUMNS)
      .select(partCount.as('part_count'))
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw notFound('This slot')
    return row
  },
})

const COLUMNS = ['id', 'title', 'step', 'choice', 'position', 'version'] as const
