import type { RateLimitOptions } from '@fastify/rate-limit'
import { Login } from '@nireeka/contracts/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { tooMany } from '../../platform/index.ts'

/** The login attempts allowed per minute: from one IP address, and for one account from anywhere. */
export interface LoginLimits {
  perAddress: number
  perAccount: number
}

export const LOGIN_LIMITS: LoginLimits = { perAddress: 120, perAccount: 20 }

const WINDOW = '1 minute'

export const addressLimit = ({ perAddress }: LoginLimits): RateLimitOptions => ({
  max: perAddress,
  timeWindow: WINDOW,
})

/** Creates the limit per account. It runs after the body was validated, so that the account is known. */
export function accountLimit(app: FastifyInstance, { perAccount }: LoginLimits) {
  const count = app.createRateLimit({
    max: perAccount,
    timeWindow: WINDOW,
    keyGenerator: ({ body }) => `account ${Login.parse(body).email.toLowerCase()}`,
  })
  return async (request: FastifyRequest) => {
    const { isAllowed, ...rest } = await count(request)
    if (!isAllowed && 'isExceeded' in rest && rest.isExceeded) throw tooMany()
  }
}
