import { hash, verify } from '@node-rs/argon2'

import { createConcurrencyLimit } from './concurrency-limit.ts'
import { BusyError } from '../../platform/index.ts'

/** OWASP's minimum parameters for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** How many hashes run at once: two of the four threads that Node shares with file access and DNS stay free. */
const AT_ONCE = 2
/** How many hashes may wait: about as many as are done in three seconds. */
const WAITING = 200

export interface Passwords {
  hash: (password: string) => Promise<string>
  /** Checks a password. A missing account (`stored` null) takes the same time as a wrong password. */
  isRight: (stored: string | null, password: string) => Promise<boolean>
  /** Returns how many passwords wait to be hashed or checked. */
  waiting?: () => number
}

/**
 * Creates the password hasher. A flood of logins waits in a bounded queue and is refused beyond it, so the shop stays
 * fast.
 */
export function createPasswords(): Passwords {
  const limited = createConcurrencyLimit({
    atOnce: AT_ONCE,
    waiting: WAITING,
    refusal: () => new BusyError(),
  })
  const nobodys = hash('nobody has this password', COST)
  return {
    waiting: limited.waiting,
    hash: (password) => limited(() => hash(password, COST)),
    async isRight(stored, password) {
      const compared = stored ?? (await nobodys)
      const matches = await limited(() => verify(compared, password))
      return matches && stored !== null
    },
  }
}
