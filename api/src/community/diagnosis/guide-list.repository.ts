import type {
  AdminDiagnosisData,
  DiagnosisListData,
  DiagnosisListQuery,
  DiagnosisRowData,
} from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { type Db, notFound, startingWith } from '../../platform/index.ts'

const PER_PAGE = 50
const COLUMNS = ['id', 'slug', 'kind', 'code', 'area', 'title', 'is_published', 'updated_at'] as const

/** Creates the repository of all guides, drafts as well, as admins read them. */
export const createGuideList = (db: Db) => ({
  async list({ page, search, ...filters }: z.output<typeof DiagnosisListQuery>): Promise<DiagnosisListData> {
    let found = db.selectFrom('diagnosis_guides')
    if (filters.kind) found = found.where('kind', '=', filters.kind)
    if (filters.area) found = found.where('area', '=', filters.area)
    if (filters.state) found = found.where('is_published', '=', filters.state === 'published')
    if (search?.trim()) {
      const like = startingWith(search.trim())
      found = found.where(sql<boolean>`fold(concat_ws(' ', code, title, words)) like '%' || fold(${like})`)
    }
    const { total } = await found
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .select(COLUMNS)
      .select(sql<number>`jsonb_array_length(checks)`.as('check_count'))
      .orderBy('kind', 'desc')
      .orderBy('code')
      .orderBy('title')
      .orderBy('id')
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE)
      .execute()
    const items = rows.map(({ updated_at, ...row }): DiagnosisRowData => ({
      ...row,
      updated_at: updated_at.toISOString(),
    }))
    return { items, page, per_page: PER_PAGE, total }
  },

  /** Returns a guide with the numbers of its parts; throws a 404 for one that there isn't. */
  async read(id: number): Promise<AdminDiagnosisData> {
    const row = await db
      .selectFrom('diagnosis_guides')
      .select([...COLUMNS, 'summary', 'words', 'safety', 'safe_to_ride', 'do_not_ride', 'minutes'])
      .select(['checks', 'outcomes', 'version'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw notFound('This guide')
    const numbers = await numbersOf(
      db,
      row.outcomes.flatMap(({ parts }) => parts),
    )
    const outcomes = row.outcomes.map((outcome) => ({
      ...outcome,
      parts: outcome.parts.flatMap((part) => numbers.get(part) ?? []),
    }))
    return { ...row, outcomes, updated_at: row.updated_at.toISOString() }
  },
})

export type GuideList = ReturnType<typeof createGuideList>

async function numbersOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('products').select(['id', 'number']).where('id', 'in', ids).execute()
  return new Map(rows.flatMap(({ id, number }) => (number === null ? [] : [[id, number]])))
}
