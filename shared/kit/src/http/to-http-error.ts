import { failureOf, HttpError, TEXTS } from '@nireeka/contracts'
import { isAxiosError } from 'axios'

/** Returns the error that pages read for any failure of the transport. Every failure is converted here. */
export function toHttpError(error: unknown): unknown {
  if (!isAxiosError(error)) return error
  const { response } = error
  if (response) return failureOf(response.status, response.data)
  return new HttpError({ status: 0, code: 'unreachable', message: TEXTS.unreachable })
}
