import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Returns a new token of 256 random bits, for a header or a cookie. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Returns a token's hash, which is all that the database stores of it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * Returns the refresh token that follows this one. It is derived, not random, so that tabs which renew at once get the
 * same token without storing one that a thief could use.
 */
export const successorOf = (token: string, key: Buffer) =>
  createHmac('sha256', key).update(token).digest('base64url')
