import { invalid } from '../../platform/index.ts'
import { isGuessable, type Person } from './guessable.ts'

/** Throws for a guessable password, the only rule apart from the length, which the contract's schemas check. */
export function assertStrength(password: string, person: Person) {
  if (!isGuessable(password, person)) return
  throw invalid('password', 'This password is too easy to guess. Try a few unexpected words.')
}
