import { ApiError, invalid, queueEmail, type Attempts, type Db } from '../../platform/index.ts'
import type { Account } from '../accounts/accounts.repository.ts'
import type { LoginAttempts } from '../sessions/login-attempts.ts'
import type { Visitor } from '../sessions/login-sources.ts'
import { bareCode, isAppCode } from './recovery-codes.ts'
import type { CodeUse, SecondFactors } from './second-factors.repository.ts'

interface Needs {
  db: Db
  attempts: Attempts
  codeAttempts: LoginAttempts
  secondFactors: SecondFactors
}

interface GivenCode {
  account: Pick<Account, 'id' | 'email' | 'name'>
  code: string
  visitor: Visitor
  /** The session in which the code is given; null for a login. */
  sessionId: string | null
  /** Uses up the code; without it, that of a second factor which is on. */
  use?: (trx: Db) => Promise<CodeUse>
}

/** The refusal of a wrong or used code, which counts as an attempt. */
export class CodeRefused extends ApiError {
  constructor(sentence: string) {
    const { message, fields } = invalid('code', sentence)
    super(422, 'validation_failed', message, fields ?? undefined)
  }
}

export type WithCode = ReturnType<typeof createWithCode>

/**
 * Creates the function that does something in the transaction which uses up a code: both happen, or neither. Attempts
 * are counted before the check, as those of passwords are.
 */
export function createWithCode({ db, attempts, codeAttempts, secondFactors }: Needs) {
  return async function withCode<T>(given: GivenCode, act: (trx: Db) => Promise<T>): Promise<T> {
    const { account, code, visitor, sessionId } = given
    const counted = await codeAttempts.take({ email: account.email, visitor, sessionId })
    try {
      const done = await db.transaction().execute(async (trx) => {
        const used = await (given.use ?? ((one) => secondFactors.use(one, account.id, code)))(trx)
        if (used.status !== 'right') throw new CodeRefused(sentenceFor(used.status, code))
        if (used.isRecovery) await queueRecoveryEmail(trx, account)
        return act(trx)
      })
      await counted.succeed()
      return done
    } catch (error) {
      if (!(error instanceof CodeRefused)) await counted.giveBack()
      else if (counted.firstLockedUntil) await queueLockoutEmail(account, counted.firstLockedUntil)
      throw error
    }
  }

  async function queueRecoveryEmail(trx: Db, { id, email, name }: GivenCode['account']) {
    const state = await secondFactors.stateOf(id, trx)
    const data = { name, left: state?.recovery_codes_left ?? 0 }
    await queueEmail(trx, { template: 'recovery_code_used', to: email, data })
  }

  async function queueLockoutEmail({ email, name }: GivenCode['account'], until: Date) {
    const taken = await attempts.ask('code lockout email, account', email)
    if ('waitMs' in taken) return
    await queueEmail(db, { template: 'codes_locked', to: email, data: { name, until: until.toISOString() } })
  }
}

function sentenceFor(status: 'wrong' | 'used', code: string): string {
  const isOfApp = isAppCode(bareCode(code))
  if (status === 'used') {
    return isOfApp
      ? 'This code has already been used. Wait for the next one in your app.'
      : 'This recovery code has already been used. Enter another one.'
  }
  return isOfApp
    ? 'This code isn’t right. Enter the one your app shows now.'
    : 'Enter a six-digit code or one of your recovery codes.'
}
