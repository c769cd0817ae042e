import { hash, verify } from '@node-rs/argon2'

/** OWASP's least for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface Passwords {
  hash: (password: string) => Promise<string>
  /** Takes the same time for an account that doesn't exist (`stored` null) as for a wrong password. */
  isRight: (stored: string | null, password: string) => Promise<boolean>
}

export function createPasswords(): Passwords {
  const nobodys = hash('nobody has this password', COST)
  return {
    hash: (password) => hash(password, COST),
    async isRight(stored, password) {
      const matches = await verify(stored ?? (await nobodys), password)
      return matches && stored !== null
    },
  }
}
