import type { FastifyRequest } from 'fastify'

/** Matches the access token's cookie. Tokens consist of these characters only, so no unescaping is needed. */
const TOKEN_COOKIE = /(?:^|;\s*)access_token=([\w.-]+)(?:;|$)/

/** Returns the access token that a request's cookie has; undefined without one. */
export const accessTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  TOKEN_COOKIE.exec(headers.cookie ?? '')?.[1]
