import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

import { BusyError, WaitError } from '../attempts/wait-error.ts'
import { ApiError, validationFailed } from './errors.ts'
import { fieldErrors } from './field-errors.ts'
import { logForbidden } from './security-log.ts'

const TRANSPORT_ERRORS: Record<number, [code: string, message: string]> = {
  400: ['bad_request', 'This request could not be read.'],
  413: ['too_large', 'This is more than can be taken at once.'],
  414: ['too_long', 'This address is too long.'],
  415: ['unsupported_type', 'Only JSON is understood here.'],
  503: ['unavailable', 'We can’t reach our data right now. Please try again in a moment.'],
}
const SERVICE_UNAVAILABLE = 503
const RETRY_AFTER_SECONDS = '5'

/** Turns every failure into an error answer. Internal details never appear in it. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = toApiError(error)
  const { statusCode: status } = known
  if (status >= 500) request.log.error({ err: error, req: request, status }, 'request failed')
  if (status === 403) logForbidden(request, known.errorCode)
  if (status === SERVICE_UNAVAILABLE && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', RETRY_AFTER_SECONDS)
  }
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (known instanceof WaitError || known instanceof BusyError) reply.header('retry-after', known.seconds)
  return reply.code(status).type('application/json; charset=utf-8').send(failure(known))
}

export const failure = ({ statusCode, errorCode, message, fields }: ApiError) => ({
  success: false as const,
  message,
  error: errorCode,
  data: fields ?? message,
  status: statusCode,
})

function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return validationFailed(fieldErrors(error.validation))
  const status = error.statusCode ?? 500
  const [code, message] = TRANSPORT_ERRORS[status] ?? []
  if (code && message) return new ApiError(status, code, message)
  return new ApiError(500, 'internal', 'Something went wrong on our side. Please try again.')
}
