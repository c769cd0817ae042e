import type { NewsletterState } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { hashOf, newToken, queueEmail, type Db } from '../../platform/index.ts'

const HOUR_MS = 3_600_000
const LINK_MS = 7 * 24 * HOUR_MS

/** Whether an address gets no newsletter: it is unconfirmed, or a mail server has refused it since. */
const IS_OFF = sql<boolean>`(newsletter_subscriptions.confirmed_at is null or exists (
  select from newsletter_bounces as bounce where bounce.email = newsletter_subscriptions.email))`

export type Newsletter = ReturnType<typeof createNewsletter>

interface Needs {
  db: Db
  now: () => Date
}

/**
 * Creates the newsletter's repository. An address is subscribed once its owner has confirmed it by the email's link.
 */
export function createNewsletter({ db, now }: Needs) {
  const before = (ms: number) => new Date(now().getTime() - ms)

  /**
   * Subscribes an address; false when it is already on the list. An address that is unconfirmed, or that a mail server
   * has refused since, gets a confirmation email, at most once an hour.
   */
  async function subscribe(address: string): Promise<boolean> {
    const email = address.toLowerCase()
    const token = newToken()
    return db.transaction().execute(async (trx) => {
      const fresh = { token_hash: hashOf(token), letter_at: now() }
      const asked = await trx
        .insertInto('newsletter_subscriptions')
        .values({ email, confirmed_at: null, ...fresh })
        .onConflict((conflict) =>
          conflict
            .column('email')
            .doUpdateSet(fresh)
            .where(IS_OFF)
            .where(sql<boolean>`coalesce(newsletter_subscriptions.letter_at <= ${before(HOUR_MS)}, true)`),
        )
        .returning('id')
        .executeTakeFirst()
      if (!asked) return !(await isOn(trx, email))
      await queueEmail(trx, { template: 'newsletter_confirmation', to: email, data: { token } })
      return true
    })
  }

  /**
   * Confirms an address by its email's token; false for an unknown token, or an expired one of an unconfirmed address.
   */
  async function confirm(token: string): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const confirmed = await trx
        .updateTable('newsletter_subscriptions')
        .set(({ fn, val }) => ({ confirmed_at: fn.coalesce('confirmed_at', val(now())) }))
        .where('token_hash', '=', hashOf(token))
        .where((row) => row.or([row('confirmed_at', 'is not', null), row('letter_at', '>', before(LINK_MS))]))
        .returning('email')
        .executeTakeFirst()
      if (!confirmed) return false
      // Our email has reached the address, so a mail server's refusal is over.
      await trx.deleteFrom('newsletter_bounces').where('email', '=', confirmed.email).execute()
      return true
    })
  }

  /** Removes the address with this key from the list; false when there is none (any more). */
  async function leave(key: string): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const gone = await trx
        .deleteFrom('newsletter_subscriptions')
        .where('unsubscribe_key', '=', key)
        .returning('email')
        .executeTakeFirst()
      if (gone) await noteLeft(trx, gone.email)
      return gone !== undefined
    })
  }

  /** Notes with the issues that an address has got that it has left since. */
  const noteLeft = (trx: Db, email: string) =>
    trx
      .updateTable('newsletter_recipients')
      .set({ left_at: now() })
      .where('email', '=', email)
      .where('state', '=', 'sent')
      .where('left_at', 'is', null)
      .execute()

  /** Returns whether an address is on the list, or waits for its confirmation. */
  async function stateOf(address: string): Promise<NewsletterState> {
    const row = await db
      .selectFrom('newsletter_subscriptions')
      .select(['letter_at', IS_OFF.as('is_off')])
      .where('email', '=', address.toLowerCase())
      .executeTakeFirst()
    if (row && !row.is_off) return 'on'
    return row?.letter_at && row.letter_at > before(LINK_MS) ? 'asked' : 'off'
  }

  /** Removes a member's own address from the list. */
  const remove = (address: string) =>
    db.transaction().execute(async (trx) => {
      const email = address.toLowerCase()
      const gone = await trx
        .deleteFrom('newsletter_subscriptions')
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirst()
      if (gone) await noteLeft(trx, email)
    })

  /** Deletes unconfirmed addresses whose confirmation link has expired. */
  const purge = () =>
    db
      .deleteFrom('newsletter_subscriptions')
      .where('confirmed_at', 'is', null)
      .where('letter_at', '<=', before(LINK_MS))
      .execute()

  return { subscribe, confirm, leave, stateOf, remove, purge }
}

async function isOn(trx: Db, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('newsletter_subscriptions')
    .select(IS_OFF.as('is_off'))
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.is_off === false
}
