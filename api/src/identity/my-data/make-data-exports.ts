import { type AllPersonalRules, type Db, queueEmail, zipPersonalData } from '../../platform/index.ts'
import { nameAndEmailOf } from '../accounts/members.ts'
import { personOf } from './person-of.ts'

const MOST_ATTEMPTS = 3
/** How many a run makes, so that other jobs get their turn. */
const AT_ONCE = 5
const PIECE_BYTES = 500_000
const KEPT_MS = 7 * 24 * 60 * 60_000

interface Needs {
  db: Db
  now: () => Date
  rules: AllPersonalRules
}

interface Claim {
  id: number
  attempts: number
}

/**
 * Creates the job that makes the waiting exports. The row of an export stays locked while its file is written in one
 * transaction: no other process takes it, and when this one ends in the middle, nothing of the file is left and the next
 * run makes it anew, three times at most.
 */
export function createMakeDataExports({ db, now, rules }: Needs) {
  const make = ({ id, attempts }: Claim) =>
    db.transaction().execute(async (trx) => {
      const mine = await trx
        .selectFrom('data_exports')
        .select('user_id')
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .where('state', '=', 'waiting')
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (mine) await write(trx, id, mine.user_id)
    })

  /** Reads in a transaction of its own, since a connection answers one query at a time. */
  const store = (trx: Db, id: number, userId: number) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (reading) => {
        const person = await personOf(reading, userId)
        return storePieces(trx, id, await zipPersonalData(reading, { rules, person, at: now() }))
      })

  async function write(trx: Db, id: number, userId: number) {
    const size_bytes = await store(trx, id, userId)
    const { name, email } = await nameAndEmailOf(trx, userId)
    const expires_at = new Date(now().getTime() + KEPT_MS)
    // A member has one file: the latest.
    await trx
      .updateTable('data_exports')
      .set({ expires_at: now() })
      .where('user_id', '=', userId)
      .where('state', '=', 'ready')
      .execute()
    await trx
      .updateTable('data_exports')
      .set({ state: 'ready', size_bytes, expires_at })
      .where('id', '=', id)
      .execute()
    const data = { name, until: expires_at.toISOString() }
    await queueEmail(trx, { template: 'data_export_ready', to: email, data })
  }

  return async () => {
    for (let made = 0; made < AT_ONCE; made += 1) {
      const claim = await claimNext(db)
      if (!claim) return
      try {
        await make(claim)
      } catch (error) {
        if (claim.attempts >= MOST_ATTEMPTS) await giveUp(db, claim.id)
        throw error
      }
    }
  }
}

/** Counts one more attempt of an export that no process makes; gives up one whose processes ended three times. */
const claimNext = (db: Db): Promise<Claim | undefined> =>
  db.transaction().execute(async (trx) => {
    const next = await trx
      .selectFrom('data_exports')
      .select(['id', 'attempts'])
      .where('state', '=', 'waiting')
      .orderBy('attempts')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!next) return undefined
    const isOver = next.attempts >= MOST_ATTEMPTS
    const attempts = next.attempts + 1
    await trx
      .updateTable('data_exports')
      .set(isOver ? { state: 'failed' } : { attempts })
      .where('id', '=', next.id)
      .execute()
    return isOver ? undefined : { id: next.id, attempts }
  })

const giveUp = (db: Db, id: number) =>
  db
    .updateTable('data_exports')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()

/** Stores a file in pieces of half a megabyte; returns its size. */
async function storePieces(trx: Db, export_id: number, file: AsyncIterable<Buffer>): Promise<number> {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let number = 0
  let size = 0

  async function store() {
    const bytes = Buffer.concat(waiting)
    await trx.insertInto('data_export_parts').values({ export_id, number, bytes }).execute()
    number += 1
    size += bytes.length
    waiting = []
    waitingBytes = 0
  }

  for await (const chunk of file) {
    waiting.push(chunk)
    waitingBytes += chunk.length
    if (waitingBytes >= PIECE_BYTES) await store()
  }
  if (waitingBytes > 0) await store()
  return size
}
