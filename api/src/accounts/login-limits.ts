import type { RateLimitOptions } from '@fastify/rate-limit'
import { Login } from '@nireeka/contracts/api'

/** Tries per minute: from one address, and for one account wherever they come from. */
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
export const accountLimit = ({ perAccount }: LoginLimits): RateLimitOptions => ({
  max: perAccount,
  timeWindow: WINDOW,
  keyGenerator: ({ body }) => `account ${Login.parse(body).email.toLowerCase()}`,
})
