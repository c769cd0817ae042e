import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits, for a header or a cookie. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What the database keeps of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * The refresh token that follows this one. It is computed, so that tabs which renew at once get one and the same,
 * and nothing that would let a thief in is stored.
 */
export const successorOf = (token: string, key: Buffer) =>
  createHmac('sha256', key).update(token).digest('base64url')
