import { hash, verify } from '@node-rs/argon2'

import { createConcurrencyLimit } from './concurrency-limit.ts'
import { BusyError } from '../../platform/index.ts'

/** OWASP's least for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Of the four threads that Node shares between hashes, files and names, two stay free for the shop. */
const AT_ONCE = 2
/** As many as are checked in about three seconds. */
const WAITING = 200

export interface Passwords {
  hash: (password: string) => Promise<string>
  /** Takes the same time for an account that doesn't exist (`stored` null) as for a wrong password. */
  isRight: (stored: string | null, password: string) => Promise<boolean>
}

/** A flood of logins waits in line, and beyond the line's end it is turned away: nothing else gets slower. */
export function createPasswords(): Passwords {
  const limited = createConcurrencyLimit({
    atOnce: AT_ONCE,
    waiting: WAITING,
    refusal: () => new BusyError(),
  })
  const nobodys = hash('nobody has this password', COST)
  return {
    hash: (password) => limited(() => hash(password, COST)),
    async isRight(stored, password) {
      const compared = stored ?? (await nobodys)
      const matches = await limited(() => verify(compared, password))
      return matches && stored !== null
    },
  }
}
