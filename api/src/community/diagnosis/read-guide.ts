import type { DiagnosisData } from '@nireeka/contracts/api'

import { type Db, notFound } from '../../platform/index.ts'

/** Returns a published guide with the bikes that a rider can name; throws a 404 for a draft and for none. */
export async function readGuide(db: Db, slug: string): Promise<DiagnosisData> {
  const row = await db
    .selectFrom('diagnosis_guides')
    .select([
      'slug',
      'kind',
      'code',
      'area',
      'title',
      'summary',
      'safety',
      'safe_to_ride',
      'do_not_ride',
      'minutes',
      'checks',
      'outcomes',
      'updated_at',
    ])
    .where('slug', '=', slug)
    .where('is_published', '=', true)
    .executeTakeFirst()
  if (!row) throw notFound('This guide')
  const bikes = await db
    .selectFrom('bikes')
    .select(['slug', 'title'])
    .where('published', '=', true)
    .orderBy('id')
    .execute()
  return { ...row, bikes, updated_at: row.updated_at.toISOString() }
}
