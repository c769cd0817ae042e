import type { RateLimitOptions } from '@fastify/rate-limit'
import { Login } from '@nireeka/contracts/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { tooMany } from '../../platform/index.ts'

/** Attempts per minute: from one address, and for one account wherever they come from. */
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

/** Runs after the body has been checked, so that there is an account to count for. */
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
