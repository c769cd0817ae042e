import { HELD_KINDS, type HeldDataData } from '@nireeka/contracts/api'

import { type AllPersonalRules, countRows, type Db } from '../../platform/index.ts'
import { personOf } from './person-of.ts'

/** The most requests that are listed. */
const MOST_REQUESTS = 10

interface Needs {
  db: Db
  now: () => Date
  rules: AllPersonalRules
}

export type ReadHeldData = ReturnType<typeof createReadHeldData>

/** Creates what tells a member how much is stored about them, by the rules of the export, and what they asked for. */
export const createReadHeldData =
  ({ db, now, rules }: Needs) =>
  async (userId: number): Promise<HeldDataData> => {
    const person = await personOf(db, userId)
    const counts = []
    // One after the other: a member's look at their data may take a moment, and others' calls come first.
    for (const kind of HELD_KINDS) {
      const rule = rules.find(([table]) => table === kind)
      if (!rule) throw new Error(`Nothing is known of ${kind}`)
      const count = await countRows(db, rule, person)
      if (count > 0) counts.push({ kind, count })
    }
    return { counts, requests: await readRequests(db, userId, now()) }
  }

async function readRequests(db: Db, userId: number, now: Date): Promise<HeldDataData['requests']> {
  const rows = await db
    .selectFrom('data_exports')
    .select(['id', 'asked_at', 'state', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(MOST_REQUESTS)
    .execute()
  return rows.map(({ id, asked_at, state, expires_at }) => ({
    id,
    asked_at: asked_at.toISOString(),
    state: expires_at !== null && expires_at <= now ? 'gone' : state,
  }))
}
