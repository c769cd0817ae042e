import { createHash } from 'node:crypto'

/** The same for the same contents: schemas have put every object's fields into one order before. */
export const fingerprintOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')
