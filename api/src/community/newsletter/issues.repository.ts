import type {
  NewsletterBouncesData,
  NewsletterBouncesQuery,
  NewsletterIssueData,
  NewsletterIssuesData,
  NewsletterIssuesQuery,
} from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { sql } from 'kysely'

import { type Db, notFound, startingWith } from '../../platform/index.ts'
import { type Figures, figuresOf, NO_FIGURES } from './figures.ts'

const PER_PAGE = 20
const BOUNCES_PER_PAGE = 50
const COLUMNS = ['id', 'subject', 'segment', 'state', 'updated_at', 'started_at', 'ended_at'] as const

interface Times {
  updated_at: Date
  started_at: Date | null
  ended_at: Date | null
}

/** Creates the repository of all issues, as admins read them. */
export const createIssues = (db: Db) => ({
  async list({ search, state, page }: z.output<typeof NewsletterIssuesQuery>): Promise<NewsletterIssuesData> {
    let found = db.selectFrom('newsletter_issues')
    if (state) found = found.where('state', '=', state)
    if (search?.trim()) {
      const like = `%${startingWith(search.trim())}`
      found = found.where(sql<boolean>`lower(subject) like lower(${like}::text)`)
    }
    const { total } = await found
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .select(COLUMNS)
      .orderBy('id', 'desc')
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE)
      .execute()
    const figures = await figuresOf(
      db,
      rows.map(({ id }) => id),
    )
    return { items: rows.map((row) => withFigures(row, figures)), page, per_page: PER_PAGE, total }
  },

  /** Returns an issue; throws a 404 for one that there isn't. */
  async read(id: number): Promise<NewsletterIssueData> {
    const row = await db
      .selectFrom('newsletter_issues')
      .select([...COLUMNS, 'preheader', 'body', 'bike_id', 'country_id', 'version'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw notFound('This issue')
    return withFigures(row, await figuresOf(db, [id]))
  },

  /** Returns the models whose owners an issue can go to. */
  models: () => db.selectFrom('bikes').select(['bikes.id', 'bikes.title']).orderBy('bikes.title').execute(),

  async bounces({ search, page }: z.output<typeof NewsletterBouncesQuery>): Promise<NewsletterBouncesData> {
    let found = db.selectFrom('newsletter_bounces')
    if (search?.trim()) found = found.where('email', 'like', startingWith(search.trim().toLowerCase()))
    const { total } = await found
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .selectAll()
      .orderBy('bounced_at', 'desc')
      .orderBy('id', 'desc')
      .limit(BOUNCES_PER_PAGE)
      .offset((page - 1) * BOUNCES_PER_PAGE)
      .execute()
    const items = rows.map((row) => ({ ...row, bounced_at: row.bounced_at.toISOString() }))
    return { items, page, per_page: BOUNCES_PER_PAGE, total }
  },
})

export type Issues = ReturnType<typeof createIssues>

const withFigures = <Row extends Times & { id: number }>(
  row: Row,
  figures: ReadonlyMap<number, Figures>,
) => ({
  ...row,
  ...(figures.get(row.id) ?? NO_FIGURES),
  updated_at: row.updated_at.toISOString(),
  started_at: row.started_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
})
