import { HttpError, TEXTS } from '@nireeka/contracts'
import { isAxiosError } from 'axios'

interface FailedAnswer {
  message?: unknown
  error?: unknown
  data?: unknown
}

/** The one place that turns a transport failure into the error that pages read. */
export function toHttpError(error: unknown): unknown {
  if (!isAxiosError(error)) return error
  const { response } = error
  if (!response) return new HttpError({ status: 0, code: 'unreachable', message: TEXTS.unreachable })
  const body = (
    typeof response.data === 'object' && response.data !== null ? response.data : {}
  ) as FailedAnswer
  return new HttpError({
    status: response.status,
    code: typeof body.error === 'string' ? body.error : 'error',
    message: typeof body.message === 'string' ? body.message : TEXTS.unreachable,
    fields: fieldsOf(body.data),
  })
}

function fieldsOf(data: unknown): Record<string, string[]> {
  if (typeof data !== 'object' || data === null) return {}
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
  )
}
