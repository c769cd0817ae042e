import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { bareCode, isAppCode, newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { SECRET_BYTES, stepsOf } from './totp.ts'

/** How long a set-up waits for its first code. */
const SETUP_MS = 60 * 60_000

interface Needs {
  db: Db
  now: () => Date
}

/** What came of a code: it counts now, or was wrong or has counted before. */
export type CodeUse = { status: 'right'; isRecovery: boolean } | { status: 'wrong' | 'used' }

export type SecondFactors = ReturnType<typeof createSecondFactors>

/** Creates the repository of second factors. A code counts once: the statement that uses it up decides. */
export function createSecondFactors({ db, now }: Needs) {
  /** Uses up a code of the app: of two calls at once, the one that stores its step first counts. */
  async function spendAppCode(trx: Db, userId: number, code: string): Promise<CodeUse> {
    const factor = await trx
      .selectFrom('second_factors')
      .select('secret')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst()
    const [step] = factor ? stepsOf(factor.secret, code, now()) : []
    if (!factor || step === undefined) return { status: 'wrong' }
    const { numUpdatedRows } = await trx
      .updateTable('second_factors')
      .set({ used_step: step })
      .where('user_id', '=', userId)
      .where('secret', '=', factor.secret)
      .where('used_step', '<', step)
      .executeTakeFirst()
    return numUpdatedRows > 0n ? { status: 'right', isRecovery: false } : { status: 'used' }
  }

  async function spendRecoveryCode(trx: Db, userId: number, code: string): Promise<CodeUse> {
    const those = trx
      .updateTable('recovery_codes')
      .where('user_id', '=', userId)
      .where('code', '=', recoveryHash(code))
    const used = await those.set({ used_at: now() }).where('used_at', 'is', null).executeTakeFirst()
    if (used.numUpdatedRows > 0n) return { status: 'right', isRecovery: true }
    const known = await trx
      .selectFrom('recovery_codes')
      .select('code')
      .where('user_id', '=', userId)
      .where('code', '=', recoveryHash(code))
      .executeTakeFirst()
    return { status: known ? 'used' : 'wrong' }
  }

  return {
    replaceCodes,

    /** Returns since when an account's second factor is on, and how many recovery codes are left; null while it is off. */
    async stateOf(userId: number, trx: Db = db) {
      const state = await trx
        .selectFrom('second_factors as factor')
        .leftJoin('recovery_codes as code', (join) =>
          join.onRef('code.user_id', '=', 'factor.user_id').on('code.used_at', 'is', null),
        )
        .select(['factor.confirmed_at', sql<number>`count(code.code)::int`.as('left')])
        .where('factor.user_id', '=', userId)
        .where('factor.confirmed_at', 'is not', null)
        .groupBy('factor.user_id')
        .executeTakeFirst()
      if (!state?.confirmed_at) return null
      return { since: state.confirmed_at.toISOString(), recovery_codes_left: state.left }
    },

    /** Stores a new secret that waits to be confirmed, in the place of an earlier one; null when it is on already. */
    async begin(user_id: number): Promise<Buffer | null> {
      const pending = { secret: randomBytes(SECRET_BYTES), started_at: now() }
      const stored = await db
        .insertInto('second_factors')
        .values({ user_id, ...pending, confirmed_at: null, used_step: 0 })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(pending).where('second_factors.confirmed_at', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst()
      return stored ? pending.secret : null
    },

    /** Returns the secret that waits to be confirmed. */
    async pendingSecret(userId: number): Promise<Buffer | null> {
      const pending = await db
        .selectFrom('second_factors')
        .select('secret')
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is', null)
        .where('started_at', '>', new Date(now().getTime() - SETUP_MS))
        .executeTakeFirst()
      return pending?.secret ?? null
    },

    /** Turns a second factor on with the first code of its secret. */
    async confirm(
      trx: Db,
      userId: number,
      { secret, code }: { secret: Buffer; code: string },
    ): Promise<CodeUse> {
      const [step] = stepsOf(secret, bareCode(code), now())
      if (step === undefined) return { status: 'wrong' }
      const { numUpdatedRows } = await trx
        .updateTable('second_factors')
        .set({ confirmed_at: now(), used_step: step })
        .where('user_id', '=', userId)
        .where('secret', '=', secret)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n ? { status: 'right', isRecovery: false } : { status: 'used' }
    },

    /** Uses up a code of the app or a recovery code, within the transaction of what it is given for. */
    use(trx: Db, userId: number, typed: string): Promise<CodeUse> {
      const code = bareCode(typed)
      return isAppCode(code) ? spendAppCode(trx, userId, code) : spendRecoveryCode(trx, userId, code)
    },

    /** Turns the second factor off, with all that belongs to it. */
    async turnOff(trx: Db, userId: number) {
      await trx.deleteFrom('login_challenges').where('user_id', '=', userId).execute()
      await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
    },

    /** Deletes set-ups that nobody has confirmed in time. */
    async purge() {
      const oldest = new Date(now().getTime() - SETUP_MS)
      await db
        .deleteFrom('second_factors')
        .where('confirmed_at', 'is', null)
        .where('started_at', '<=', oldest)
        .execute()
    },
  }
}

/** Stores ten new recovery codes in the place of the earlier ones, and returns them. */
async function replaceCodes(trx: Db, user_id: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  // The row is locked, so that of two calls at once the later one's codes are all that stays.
  await trx
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', user_id)
    .forUpdate()
    .execute()
  await trx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
  const rows = codes.map((code) => ({ user_id, code: recoveryHash(code), used_at: null }))
  await trx.insertInto('recovery_codes').values(rows).execute()
  return codes
}
