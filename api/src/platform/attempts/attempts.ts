import type { Db } from '../database/open-database.ts'
import type { Limit } from './tables.ts'
import { hashOf } from '../tokens.ts'
import { checkAttempt, RULES, type Taken, type AttemptRecord, withoutAttempt } from './attempt-rules.ts'
import { tooManyAttempts } from './wait-error.ts'

const FORGOTTEN_AFTER_MS = 2 * 24 * 60 * 60_000

interface Needs {
  db: Db
  now: () => Date
}

export type Attempts = ReturnType<typeof createAttempts>

/**
 * Creates the rate limits. Attempts are recorded in the database, so limits hold for all processes and after a restart.
 */
export function createAttempts({ db, now }: Needs) {
  /** Changes one record while other calls for it wait; a change of null leaves it as it is. */
  async function change<T>(
    what: Limit,
    who: Buffer,
    decide: (record: AttemptRecord) => { kept: AttemptRecord | null; answer: T },
  ) {
    return db.transaction().execute(async (trx) => {
      const changed_at = now()
      const record = await trx
        .insertInto('tries')
        .values({ what, who, times: [], rest_until: null, changed_at })
        .onConflict((conflict) => conflict.columns(['what', 'who']).doUpdateSet({ changed_at }))
        .returning(['times', 'rests', 'rest_until'])
        .executeTakeFirstOrThrow()
      const { kept, answer } = decide(record)
      if (kept)
        await trx.updateTable('tries').set(kept).where('what', '=', what).where('who', '=', who).execute()
      return answer
    })
  }

  /** Counts one more attempt, or returns how many milliseconds the caller has to wait. */
  const ask = (what: Limit, name: string): Promise<Taken | { waitMs: number }> =>
    change<Taken | { waitMs: number }>(what, whoIs(name), (record) => {
      const at = now()
      const result = checkAttempt(record, RULES[what], at)
      if (!result.isAllowed) return { kept: null, answer: { waitMs: result.waitMs } }
      const { rests, rest_until } = result.kept
      return { kept: result.kept, answer: { at, lockedUntil: rest_until, isFirstLockout: rests === 1 } }
    })

  return {
    ask,

    /** Deletes attempts that no longer count towards a lockout. */
    async purge() {
      const forgotten = new Date(now().getTime() - FORGOTTEN_AFTER_MS)
      await db.deleteFrom('tries').where('changed_at', '<', forgotten).execute()
    },

    /** Counts one more attempt, or throws a refusal of the whole request. */
    async take(what: Limit, name: string): Promise<Taken> {
      const taken = await ask(what, name)
      if ('waitMs' in taken) throw tooManyAttempts(taken.waitMs)
      return taken
    },

    /** Removes a counted attempt, such as one that turned out to be right. */
    giveBack: (what: Limit, name: string, taken: Taken) =>
      change(what, whoIs(name), (record) => ({ kept: withoutAttempt(record, taken), answer: null })),

    /** Deletes all attempts of a name, such as after a successful login. */
    async clear(what: Limit, name: string, trx: Db = db) {
      await trx.deleteFrom('tries').where('what', '=', what).where('who', '=', whoIs(name)).execute()
    },
  }
}

const whoIs = (name: string) => hashOf(name.toLowerCase())
