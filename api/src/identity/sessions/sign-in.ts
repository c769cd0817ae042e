import { BusyError, networkOf, queueEmail, type Db, type Taken, type Attempts } from '../../platform/index.ts'
import type { Account, Accounts } from '../accounts/accounts.repository.ts'
import { createConcurrencyLimit } from '../passwords/concurrency-limit.ts'
import type { Passwords } from '../passwords/passwords.ts'

/** How many passwords are checked at once, so that a flood of logins leaves most database connections to the shop. */
const AT_ONCE = 4
const WAITING = 200

interface Needs {
  db: Db
  accounts: Accounts
  passwords: Passwords
  attempts: Attempts
}

interface Attempt {
  email: string
  password: string
  ip: string
}

export type SignIn = ReturnType<typeof createSignIn>

/**
 * Returns the account for an email address and password, or null. Attempts are counted before the check, for unknown
 * addresses too, so that neither the answer nor its time reveals whether an account exists.
 */
export function createSignIn({ db, accounts, passwords, attempts }: Needs) {
  const limited = createConcurrencyLimit({
    atOnce: AT_ONCE,
    waiting: WAITING,
    refusal: () => new BusyError(),
  })

  async function attempt({ email, password, ip }: Attempt): Promise<Account | null> {
    const network = networkOf(ip)
    const ofNetwork = await attempts.take('sign in, network', network)
    const ofAccount = await attempts.take('sign in, account', email)
    const giveBack = () => attempts.giveBack('sign in, network', network, ofNetwork)

    const account = await accounts.findByEmail(email)
    let isRight = false
    try {
      isRight = await passwords.isRight(account?.password_hash ?? null, password)
    } catch (error) {
      await giveBack()
      await attempts.giveBack('sign in, account', email, ofAccount)
      throw error
    }
    if (!account || !isRight) {
      await tellOfFirstLockout(db, account, ofAccount)
      return null
    }
    await giveBack()
    await attempts.clear('sign in, account', email)
    return account
  }

  return (one: Attempt) => limited(() => attempt(one))
}

/** Queues an email to the account's owner at the first lockout; the longer lockouts that may follow send none. */
async function tellOfFirstLockout(
  db: Db,
  account: Account | undefined,
  { isFirstLockout, lockedUntil }: Taken,
) {
  if (!account || !isFirstLockout || !lockedUntil) return
  const { email, name } = account
  await queueEmail(db, {
    template: 'sign_in_locked',
    to: email,
    data: { name, until: lockedUntil.toISOString() },
  })
}
