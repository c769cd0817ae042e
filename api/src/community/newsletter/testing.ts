import type { NewsletterBounceData, NewsletterIssueData, NewsletterIssueInput } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** A sound issue as an admin sends it. */
export const ISSUE: NewsletterIssueInput = {
  subject: 'Spring is here',
  preheader: 'New colours, and dates for test rides',
  body: '## New colours\n\nThree of them, **all matte**.\n\n[See the bikes](/configurator)',
  segment: 'all',
  bike_id: null,
  country_id: null,
}

/** Adds confirmed subscribers. */
export const addSubscribers = (db: Db, emails: readonly string[]) =>
  db
    .insertInto('newsletter_subscriptions')
    .values(emails.map((email) => ({ email, confirmed_at: new Date(), token_hash: null, letter_at: null })))
    .execute()

/** Deletes all issues, subscribers and bounces, and what waits in the outbox. */
export async function clearNewsletter(db: Db) {
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('newsletter_recipients').execute()
  await db.deleteFrom('newsletter_issues').execute()
  await db.deleteFrom('newsletter_bounces').execute()
  await db.deleteFrom('newsletter_subscriptions').execute()
}

const PATH = '/api/backoffice/newsletters'

export type Newsroom = ReturnType<typeof createNewsroom>

/** What an admin does with issues. */
export function createNewsroom(app: TestApp, as: string) {
  const call = (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
    app.call(`${PATH}${path}`, { method, as, body, headers: { 'idempotency-key': crypto.randomUUID() } })
  const created = async (): Promise<NewsletterIssueData> => (await call('', ISSUE)).json().data
  const step = async (
    name: string,
    { id, version }: Pick<NewsletterIssueData, 'id' | 'version'>,
  ): Promise<NewsletterIssueData> => (await call(`/${id}/${name}`, { version })).json().data
  return {
    call,
    created,
    step,
    read: async ({ id }: { id: number }): Promise<NewsletterIssueData> =>
      (await app.call(`${PATH}/${id}`, { as })).json().data,
    /** A new issue whose sending to these readers has begun. */
    async started(readers: readonly string[]) {
      await addSubscribers(app.db, readers)
      return step('send', await created())
    },
    bounced: async (): Promise<NewsletterBounceData[]> =>
      (await app.call(`${PATH}/bounces`, { as })).json().data.items,
    /** The key that takes an address off the list. */
    async keyOf(email: string) {
      const { unsubscribe_key } = await app.db
        .selectFrom('newsletter_subscriptions')
        .select('unsubscribe_key')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return unsubscribe_key
    },
  }
}
