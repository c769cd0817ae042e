import { hashOf, newToken, successorOf, type Db } from '../../platform/index.ts'

/** How long a used refresh token may be used again, since tabs that renew at the same moment hold the same token. */
const GRACE_MS = 10_000

type Renewable = NonNullable<Awaited<ReturnType<typeof findForRenewal>>>

/** What came of a refresh token: `over` when it is unknown or its session has ended, `reused` when it looks stolen. */
export type RefreshTokenUse =
  | { status: 'over' }
  | { status: 'reused'; session: Renewable }
  | { status: 'used'; session: Renewable; next: string }

/** Creates the refresh tokens. Each is used once and followed by a successor that is derived from it. */
export function createRefreshTokens({ now }: { now: () => Date }) {
  /** Uses a refresh token up and stores its successor. */
  async function use(trx: Db, token: string): Promise<RefreshTokenUse> {
    const session = await findForRenewal(trx, token)
    if (!session || session.ended_at || session.expires_at <= now()) return { status: 'over' }
    const next = successorOf(token, session.successor_key)
    if (session.used_at) {
      const isConcurrent = await isConcurrentUse(trx, session.used_at, next)
      return isConcurrent ? { status: 'used', session, next } : { status: 'reused', session }
    }
    await trx
      .updateTable('refresh_tokens')
      .set({ used_at: now() })
      .where('hash', '=', hashOf(token))
      .execute()
    await insert(trx, next, session.id)
    return { status: 'used', session, next }
  }

  /**
   * Tells whether a used refresh token comes from a second tab or a lost answer: soon after its use, with the next
   * token still unused.
   */
  async function isConcurrentUse(trx: Db, usedAt: Date, next: string): Promise<boolean> {
    if (now().getTime() - usedAt.getTime() > GRACE_MS) return false
    const successor = await trx
      .selectFrom('refresh_tokens')
      .select('used_at')
      .where('hash', '=', hashOf(next))
      .executeTakeFirst()
    return successor?.used_at === null
  }

  return { issue, use, sessionOf }
}

const insert = (trx: Db, token: string, session_id: string) =>
  trx
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(token), session_id, used_at: null })
    .execute()

/** Stores the first refresh token of a session and returns it. */
async function issue(trx: Db, sessionId: string): Promise<string> {
  const token = newToken()
  await insert(trx, token, sessionId)
  return token
}

/** Returns the id of the session that a refresh token belongs to, used or not; undefined for an unknown one. */
async function sessionOf(db: Db, token: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('hash', '=', hashOf(token))
    .executeTakeFirst()
  return found?.session_id
}

const findForRenewal = (trx: Db, token: string) =>
  trx
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .select([
      'session.id',
      'session.user_id',
      'session.ended_at',
      'session.expires_at',
      'session.is_remembered',
      'session.successor_key',
      'token.used_at',
    ])
    .where('token.hash', '=', hashOf(token))
    .forUpdate()
    .executeTakeFirst()
