import { type RawBuilder, sql } from 'kysely'

import type { Db } from '../../platform/index.ts'

export const NO_FIGURES = { recipients: 0, waiting: 0, sent: 0, failed: 0, skipped: 0, left: 0 }
export type Figures = typeof NO_FIGURES

const countOf = (condition: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${condition}))::int`

/** Returns what became of the recipients of these issues, by the issue; nothing for those that have none. */
export async function figuresOf(db: Db, issueIds: readonly number[]): Promise<ReadonlyMap<number, Figures>> {
  if (issueIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('newsletter_recipients')
    .select([
      'issue_id',
      sql<number>`count(*)::int`.as('recipients'),
      countOf(sql<boolean>`state in ('waiting', 'queued')`).as('waiting'),
      countOf(sql<boolean>`state = 'sent'`).as('sent'),
      countOf(sql<boolean>`state = 'failed'`).as('failed'),
      countOf(sql<boolean>`state = 'skipped'`).as('skipped'),
      countOf(sql<boolean>`left_at is not null`).as('left'),
    ])
    .where('issue_id', 'in', issueIds)
    .groupBy('issue_id')
    .execute()
  return new Map(rows.map(({ issue_id, ...figures }) => [issue_id, figures]))
}
