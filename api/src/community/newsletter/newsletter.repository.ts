import { hashOf, newToken, queueEmail, type Db } from '../../platform/index.ts'

const HOUR_MS = 3_600_000
const LINK_MS = 7 * 24 * HOUR_MS

export type Newsletter = ReturnType<typeof createNewsletter>

interface Needs {
  db: Db
  now: () => Date
}

/** The list: an address is on it when its owner has said yes by the email's link. */
export function createNewsletter({ db, now }: Needs) {
  const before = (ms: number) => new Date(now().getTime() - ms)

  /** False when the address is on the list already. One that has yet to say yes gets an email, each hour at most. */
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
            .where('newsletter_subscriptions.confirmed_at', 'is', null)
            .where('newsletter_subscriptions.letter_at', '<=', before(HOUR_MS)),
        )
        .returning('id')
        .executeTakeFirst()
      if (!asked) return !(await isConfirmed(trx, email))
      await queueEmail(trx, { template: 'newsletter_confirmation', to: email, data: { token } })
      return true
    })
  }

  /** False for a token that is unknown, or too old for an address that hasn't said yes. */
  async function confirm(token: string): Promise<boolean> {
    const confirmed = await db
      .updateTable('newsletter_subscriptions')
      .set(({ fn, val }) => ({ confirmed_at: fn.coalesce('confirmed_at', val(now())) }))
      .where('token_hash', '=', hashOf(token))
      .where((row) => row.or([row('confirmed_at', 'is not', null), row('letter_at', '>', before(LINK_MS))]))
      .returning('id')
      .executeTakeFirst()
    return confirmed !== undefined
  }

  /** False when no address has this key, or no longer. */
  async function leave(key: string): Promise<boolean> {
    const gone = await db
      .deleteFrom('newsletter_subscriptions')
      .where('unsubscribe_key', '=', key)
      .returning('id')
      .executeTakeFirst()
    return gone !== undefined
  }

  /** Addresses whose owners never said yes are forgotten with their link. */
  const purge = () =>
    db
      .deleteFrom('newsletter_subscriptions')
      .where('confirmed_at', 'is', null)
      .where('letter_at', '<=', before(LINK_MS))
      .execute()

  return { subscribe, confirm, leave, purge }
}

async function isConfirmed(trx: Db, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('newsletter_subscriptions')
    .select('confirmed_at')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.confirmed_at != null
}
