import {
  BusyError,
  createConcurrencyLimit,
  queueEmail,
  type Attempts,
  type Db,
} from '../../platform/index.ts'
import type { Account, Accounts } from '../accounts/accounts.repository.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { LoginAttempt, LoginAttempts } from './login-attempts.ts'

/** How many passwords are checked at once, so that a flood of logins leaves most database connections to the shop. */
const AT_ONCE = 4
const WAITING = 200

interface Needs {
  db: Db
  accounts: Accounts
  passwords: Passwords
  attempts: Attempts
  loginAttempts: LoginAttempts
}

interface SignInAttempt extends LoginAttempt {
  password: string
}

export type SignIn = ReturnType<typeof createSignIn>

/**
 * Returns the account for an email address and password, or null. Attempts are counted before the check, for unknown
 * addresses too, so that neither the answer nor its time reveals whether an account exists.
 */
export function createSignIn({ db, accounts, passwords, attempts, loginAttempts }: Needs) {
  const limited = createConcurrencyLimit({
    atOnce: AT_ONCE,
    waiting: WAITING,
    refusal: () => new BusyError(),
  })

  async function attempt({ password, ...from }: SignInAttempt): Promise<Account | null> {
    const counted = await loginAttempts.take(from)
    const account = await accounts.findByEmail(from.email)
    let isRight = false
    try {
      isRight = await passwords.isRight(account?.password_hash ?? null, password)
    } catch (error) {
      await counted.giveBack()
      throw error
    }
    if (account && isRight) {
      await counted.succeed()
      return account
    }
    if (account && counted.firstLockedUntil) await queueLockoutEmail(account, counted.firstLockedUntil)
    return null
  }

  /**
   * Queues an email to the account's owner at the first lockout; the longer lockouts that may follow send none, and
   * those of further networks within the hour don't either.
   */
  async function queueLockoutEmail({ email, name }: Account, until: Date) {
    const taken = await attempts.ask('lockout email, account', email)
    if ('waitMs' in taken) return
    const data = { name, until: until.toISOString() }
    await queueEmail(db, { template: 'sign_in_locked', to: email, data })
  }

  return (one: SignInAttempt) => limited(() => attempt(one))
}
