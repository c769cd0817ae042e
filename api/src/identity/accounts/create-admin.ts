import { ADMIN_FLAG } from '@nireeka/contracts'
import { Registration } from '@nireeka/contracts/api'

import { type Db, invalid, newToken } from '../../platform/index.ts'
import { assertStrength } from '../passwords/password-rules.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { Resets } from '../resets/resets.repository.ts'
import { userName } from './accounts.repository.ts'

interface Needs {
  db: Db
  passwords: Pick<Passwords, 'hash'>
  resets: Pick<Resets, 'request'>
}

/** An admin's account as it was typed in. Without a password, a link to choose one is sent to the email address. */
export interface AdminInput {
  email: string
  name: string
  lastname: string
  password?: string
}

export type CreateAdmin = ReturnType<typeof createAdminCreation>

/**
 * Creates the function that opens an admin's account. Throws a 422 for what isn't right and for an address that has an
 * account: that may be a stranger's, who would become admin with a password that they know.
 */
export function createAdminCreation({ db, passwords, resets }: Needs) {
  return async ({ password, ...input }: AdminInput): Promise<void> => {
    const person = readPerson(input, password)
    if (password !== undefined) assertStrength(password, person)
    const password_hash = password === undefined ? null : await passwords.hash(password)
    const created = await db
      .insertInto('users')
      .values({
        ...person,
        user_name: userName(person.name),
        avatar: null,
        is_admin: ADMIN_FLAG,
        password_hash,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!created) throw invalid('email', 'This email address has an account already.')
    if (password === undefined) await resets.request(person.email)
  }
}

/** Reads the person by the rules of a registration; throws a 422 for the first thing that is wrong. */
function readPerson(input: Omit<AdminInput, 'password'>, password = newToken()) {
  const { data, error } = Registration.safeParse({ ...input, password, password_confirmation: password })
  if (data) return { email: data.email.toLowerCase(), name: data.name, last_name: data.lastname }
  const [issue] = error.issues
  throw invalid(issue?.path.join('.') ?? '_', issue?.message ?? 'This is not right.')
}
