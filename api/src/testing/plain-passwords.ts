import type { Passwords } from '../identity/passwords/passwords.ts'

/** Passwords without the work, and how often that work would have been done. */
export function plainPasswords() {
  const counted = { hashes: 0, checks: 0 }
  const passwords: Passwords = {
    async hash(password) {
      counted.hashes++
      return `plain ${password}`
    },
    async isRight(stored, password) {
      counted.checks++
      return stored === `plain ${password}`
    },
  }
  return { passwords, counted }
}
