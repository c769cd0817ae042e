/** The password rule, shown before anything is typed. */
export const PASSWORD_HINT = 'At least 10 characters. A short sentence is easy to remember and hard to guess.'
