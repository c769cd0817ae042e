import { randomBytes } from 'node:crypto'

import { REMEMBER_DAYS } from '@nireeka/contracts'
import { hashOf, newToken, type Caller, type Db } from '../../platform/index.ts'
import { lacksSecondFactor } from '../staff/lacks-second-factor.ts'
import { createRefreshTokens } from './refresh-tokens.ts'

const ACCESS_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000
/** The shortest time between two writes of a session's last-seen time. */
const SEEN_EVERY_MS = 60_000
const USER_AGENT_LENGTH = 300
/** How long a given password counts for what asks for it again. */
const STEP_UP_MS = 5 * 60_000

export interface Credentials {
  access: string
  refresh: string
  isRemembered: boolean
  /** The remaining lifetime of the session, in seconds. */
  secondsLeft: number
}

/** What came of a renewal: `reused` when the refresh token had been used before, which has ended its session. */
export type Renewal =
  | { status: 'over' }
  | { status: 'reused'; user_id: number; session_id: string }
  | { status: 'renewed'; credentials: Credentials }

export interface NewSession {
  userId: number
  isRemembered: boolean
  /** The browser's user agent, by which the member recognises the device. */
  userAgent: string | null
  /** Whether the member has given the password, and a code if it takes one, to begin the session. */
  hasPassword: boolean
}

interface Needs {
  db: Db
  now: () => Date
}

export type Sessions = ReturnType<typeof createSessions>

/**
 * Creates the sessions. Tokens are random and mean nothing outside the database, so ending a session revokes them at
 * once.
 */
export function createSessions({ db, now }: Needs) {
  const refreshTokens = createRefreshTokens({ now })

  const start = (userId: number, isRemembered: boolean, userAgent: string | null = null) =>
    db.transaction().execute((trx) => begin(trx, { userId, isRemembered, userAgent, hasPassword: true }))

  /** Begins a session within the caller's transaction. */
  async function begin(trx: Db, session: NewSession): Promise<Credentials> {
    const { userId, isRemembered, userAgent, hasPassword } = session
    const expiresAt = new Date(now().getTime() + (isRemembered ? REMEMBER_DAYS : 1) * DAY_MS)
    const { id } = await trx
      .insertInto('sessions')
      .values({
        user_id: userId,
        is_remembered: isRemembered,
        successor_key: randomBytes(32),
        user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
        created_at: now(),
        last_seen_at: now(),
        password_at: hasPassword ? now() : null,
        expires_at: expiresAt,
        ended_at: null,
        end_reason: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      access: await issueAccess(trx, id),
      refresh: await refreshTokens.issue(trx, id),
      isRemembered,
      secondsLeft: secondsUntil(expiresAt),
    }
  }

  const secondsUntil = (time: Date) => Math.floor((time.getTime() - now().getTime()) / 1000)

  async function issueAccess(trx: Db, sessionId: string) {
    const access = newToken()
    const expires_at = new Date(now().getTime() + ACCESS_MS)
    await trx
      .insertInto('access_tokens')
      .values({ hash: hashOf(access), session_id: sessionId, expires_at })
      .execute()
    return access
  }

  /**
   * Returns the caller of an access token, by one indexed read per request: logouts and removed admin rights take
   * effect at once.
   */
  async function whoIs(access: string): Promise<Caller | null> {
    const found = await db
      .selectFrom('access_tokens as token')
      .innerJoin('sessions as session', 'session.id', 'token.session_id')
      .innerJoin('users as user', 'user.id', 'session.user_id')
      .select(['user.id', 'user.email', 'user.is_admin', 'user.areas', 'session.id as session_id'])
      .select(lacksSecondFactor('user').as('lacks_second_factor'))
      .leftJoin('second_factors as factor', 'factor.user_id', 'user.id')
      .select(['session.last_seen_at', 'session.password_at', 'factor.confirmed_at'])
      .where('token.hash', '=', hashOf(access))
      .where('token.expires_at', '>', now())
      .where('session.ended_at', 'is', null)
      .where('session.expires_at', '>', now())
      .executeTakeFirst()
    if (!found) return null
    const { last_seen_at, password_at, confirmed_at, ...caller } = found
    if (now().getTime() - last_seen_at.getTime() >= SEEN_EVERY_MS) await markSeen(db, caller.session_id)
    const has_stepped_up = isWithin(password_at, STEP_UP_MS)
    const { lacks_second_factor, is_admin } = caller
    return {
      ...caller,
      is_admin: lacks_second_factor ? 0 : is_admin,
      has_stepped_up,
      has_second_factor: confirmed_at !== null,
    }
  }

  const isWithin = (time: Date | null, ms: number) => time !== null && now().getTime() - time.getTime() < ms

  /** Stores that the member has given the password, and a code if it takes one, again in this session. */
  async function stepUp(sessionId: string, trx: Db = db) {
    await trx.updateTable('sessions').set({ password_at: now() }).where('id', '=', sessionId).execute()
  }

  /** Updates the session's last-seen time; of simultaneous calls only one writes. */
  async function markSeen(trx: Db, sessionId: string) {
    await trx
      .updateTable('sessions')
      .set({ last_seen_at: now() })
      .where('id', '=', sessionId)
      .where('last_seen_at', '<=', new Date(now().getTime() - SEEN_EVERY_MS))
      .execute()
  }

  /**
   * Returns a new pair of tokens for a refresh token, unless the session is over. Using a token twice revokes all tokens
   * of its session.
   */
  const renew = (refresh: string): Promise<Renewal> =>
    db.transaction().execute(async (trx) => {
      const used = await refreshTokens.use(trx, refresh)
      if (used.status === 'over') return used
      const { session } = used
      if (used.status === 'reused') {
        await end(session.id, 'refresh token used again', trx)
        return { status: 'reused', user_id: session.user_id, session_id: session.id }
      }
      const access = await issueAccess(trx, session.id)
      await markSeen(trx, session.id)
      const { is_remembered: isRemembered, expires_at } = session
      const secondsLeft = secondsUntil(expires_at)
      return { status: 'renewed', credentials: { access, refresh: used.next, isRemembered, secondsLeft } }
    })

  async function end(sessionId: string, reason: string, trx: Db = db) {
    await trx
      .updateTable('sessions')
      .set({ ended_at: now(), end_reason: reason })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .execute()
  }

  /** Ends the session of this browser's refresh token, such as when a new login replaces it. */
  async function endByRefresh(refresh: string, reason: string, trx: Db = db) {
    const sessionId = await refreshTokens.sessionOf(trx, refresh)
    if (sessionId) await end(sessionId, reason, trx)
  }

  return { start, begin, whoIs, stepUp, renew, end, endByRefresh }
}
