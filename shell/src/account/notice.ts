/** What a page hands to the login page with the step to it. */
export interface LoginNotice {
  notice: 'password-reset' | null
  email: string
}

/** The history's state is whatever any page left there. */
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
