import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'

/**
 * Returns the reason why the server refused a change: the texts about single fields where there are any, because the
 * main message only says that a field is wrong.
 */
export const refusalReason = (error: unknown) =>
  (isHttpError(error) && Object.values(error.fields).flat().join(' ')) || messageOf(error, TEXTS.unreachable)
