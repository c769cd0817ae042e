import type { RateLimitOptions } from '@fastify/rate-limit'

/** The requests per minute that one network may make to log in, and as many to register. */
export interface LoginLimits {
  perNetwork: number
}

export const LOGIN_LIMITS: LoginLimits = { perNetwork: 120 }

export const networkLimit = ({ perNetwork }: LoginLimits): RateLimitOptions => ({
  max: perNetwork,
  timeWindow: '1 minute',
})
