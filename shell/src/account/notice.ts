/** The history state that one page of an account passes to the next, so that no address is typed twice. */
export interface LoginNotice {
  notice: 'password-reset' | null
  email: string
}

/** Returns the notice from a history state, which may hold anything. */
export function readNotice(state: unknown): LoginNotice {
  const { notice, email } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >
  return {
    notice: notice === 'password-reset' ? notice : null,
    email: typeof email === 'string' ? email : '',
  }
}
