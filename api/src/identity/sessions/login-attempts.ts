import { type Attempts, type Db, type Limit, tooManyAttempts, type Taken } from '../../platform/index.ts'
import type { LoginSources, Visitor } from './login-sources.ts'

/** The limits on attempts from one network or device for one account, and on those of strangers. */
interface Limits {
  ofNetwork: Limit
  ofDevice: Limit
  strangersNetwork: Limit
  strangersAccount: Limit
}

const PASSWORD_LIMITS: Limits = {
  ofNetwork: 'sign in from network, account',
  ofDevice: 'sign in from device, account',
  strangersNetwork: 'sign in, network',
  strangersAccount: 'sign in, account',
}

/** The limits on wrong codes, which the right password doesn't clear. */
export const CODE_LIMITS: Limits = {
  ofNetwork: 'code from network, account',
  ofDevice: 'code from device, account',
  strangersNetwork: 'code, network',
  strangersAccount: 'code, account',
}

interface Needs {
  attempts: Attempts
  limits?: Limits
  loginSources: Pick<LoginSources, 'knownBy'>
}

export interface LoginAttempt {
  email: string
  visitor: Visitor
  /** The session in which the password is given again; null for a login. */
  sessionId: string | null
}

/** A limit and the name that is counted under it. */
type Counter = [limit: Limit, name: string]

export type LoginAttempts = ReturnType<typeof createLoginAttempts>

/**
 * Creates the limits on wrong passwords, or on wrong codes. They count by account and network, so that nobody keeps an owner out from
 * elsewhere. Strangers count by network and by account, too, which slows down a search from many networks; a device or
 * network that has logged in before is exempt from that.
 */
export function createLoginAttempts({ attempts, loginSources, limits = PASSWORD_LIMITS }: Needs) {
  const ofNetwork = (email: string, { network }: Visitor): Counter => [
    limits.ofNetwork,
    `${email} ${network}`,
  ]
  const ofDevice = (email: string, device: string): Counter => [limits.ofDevice, `${email} ${device}`]
  /** Tells whether nobody else counts under the same name. */
  const isOwn = ({ counter: [limit] }: { counter: Counter }) =>
    limit === limits.ofNetwork || limit === limits.ofDevice

  async function countersFor({ email, visitor, sessionId }: LoginAttempt): Promise<Counter[]> {
    if (sessionId !== null) return [ofDevice(email, sessionId)]
    const known = await loginSources.knownBy(email, visitor)
    if (known === 'device') return [ofDevice(email, visitor.device ?? '')]
    if (known === 'network') return [ofNetwork(email, visitor)]
    return [
      [limits.strangersNetwork, visitor.network],
      ofNetwork(email, visitor),
      [limits.strangersAccount, email],
    ]
  }

  return {
    /** Counts an attempt before the password is checked, or throws a refusal, which counts for nothing. */
    async take(attempt: LoginAttempt) {
      const taken: Array<{ counter: Counter; one: Taken }> = []
      const giveBack = async (those = taken) => {
        for (const { counter, one } of those) await attempts.giveBack(...counter, one)
      }
      for (const counter of await countersFor(attempt)) {
        const one = await attempts.ask(...counter)
        if ('waitMs' in one) {
          await giveBack()
          throw tooManyAttempts(one.waitMs)
        }
        taken.push({ counter, one })
      }
      return {
        giveBack: () => giveBack(),
        /** Ends what the visitor has counted for, after the right password; what others have counted for stays. */
        async succeed() {
          for (const { counter } of taken.filter(isOwn)) await attempts.clear(...counter)
          await giveBack(taken.filter((one) => !isOwn(one)))
        },
        /** The end of the lockout that this attempt has started, unless it continues an earlier one; null for none. */
        firstLockedUntil: taken.find(({ one }) => one.isFirstLockout)?.one.lockedUntil ?? null,
      }
    },

    /** Ends the lockouts that a visitor and strangers have caused, when the owner has set a new password. */
    async clear(trx: Db, email: string, visitor: Visitor) {
      const own: Counter[] = visitor.device === null ? [] : [ofDevice(email, visitor.device)]
      const counters: Counter[] = [[limits.strangersAccount, email], ofNetwork(email, visitor), ...own]
      for (const [limit, name] of counters) await attempts.clear(limit, name, trx)
    },
  }
}
