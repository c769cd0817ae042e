import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'

/** Why the server refuses: what it says of a field is the reason, its message only that there is one. */
export const reasonOf = (error: unknown) =>
  (isHttpError(error) && Object.values(error.fields).flat().join(' ')) || messageOf(error, TEXTS.unreachable)
