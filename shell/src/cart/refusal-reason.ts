import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'

/** Returns why the server refuses a change. Its texts about single fields are the reason; its message only says that there is one. */
export const refusalReason = (error: unknown) =>
  (isHttpError(error) && Object.values(error.fields).flat().join(' ')) || messageOf(error, TEXTS.unreachable)
