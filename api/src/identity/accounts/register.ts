import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import { queueEmail, type Attempts, type Db } from '../../platform/index.ts'
import { insertAccount, type NewAccount, type OnRegistered, queueWelcome } from './accounts.repository.ts'

interface Needs {
  db: Db
  now: () => Date
  attempts: Attempts
  onRegistered: OnRegistered
}

export type Register = ReturnType<typeof createRegister>

/**
 * Creates the function that opens an account and sends a welcome email. If the address has an account already, its
 * owner gets an email that says so, and nothing is changed. The caller doesn't learn which of the two happened: both run
 * the same statements, and for a known address those of the new account are taken back.
 */
export function createRegister({ db, now, attempts, onRegistered }: Needs) {
  return async (account: NewAccount): Promise<void> => {
    const email = account.email.toLowerCase()
    const taken = await attempts.ask('registration email, account', email)
    await db.transaction().execute(async (trx) => {
      const known = await findMember(trx, email)
      await sql`savepoint registration`.execute(trx)
      const input = { ...account, email: known ? standIn() : email }
      const id = await insertAccount(trx, input, { now: now(), onRegistered })
      await (known ? sql`rollback to savepoint registration` : sql`release savepoint registration`).execute(
        trx,
      )
      // Without an id, somebody has registered the address at the same moment.
      const owner = id === null ? await findMember(trx, email) : known
      if (!owner) await queueWelcome(trx, { ...account, email })
      else if ('at' in taken) {
        await queueEmail(trx, { template: 'already_member', to: email, data: { name: owner.name } })
      }
    })
  }
}

const findMember = (trx: Db, email: string) =>
  trx.selectFrom('users').select('name').where('email', '=', email).executeTakeFirst()

/** Returns an address that nobody has. */
const standIn = () => `${randomBytes(16).toString('hex')}@registration.invalid`
