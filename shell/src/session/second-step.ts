/** A login whose password was right and that waits for a code. */
export interface SecondStep {
  challenge: string
  /** Whether the login is stored for 30 days. */
  remember: boolean
}

/** Thrown by a login in the place of a session, when the account has a second factor. */
export class CodeRequired extends Error {
  readonly step: SecondStep

  constructor(step: SecondStep) {
    super('Enter the code from your authenticator app.')
    this.step = step
  }
}

/** Returns the second step in a history state, which may hold anything; null for none. */
export function readSecondStep(state: unknown): SecondStep | null {
  const { challenge, remember } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >
  return typeof challenge === 'string' ? { challenge, remember: remember === true } : null
}
