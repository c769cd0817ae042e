import { createHash } from 'node:crypto'

/**
 * Returns a hash of a value. Equal contents give equal hashes, since schemas have already put each object's fields in
 * order.
 */
export const fingerprintOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')
