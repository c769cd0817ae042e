import { conflict, notFound } from '../../platform/index.ts'

interface Versioned {
  version: number
}

/**
 * Returns the row that an admin changes. Throws a 404 without it, and a 409 when it has changed since the admin read it.
 * `what`: 'This part'.
 */
export function assertVersion<Row extends Versioned>(
  row: Row | undefined,
  version: number,
  what: string,
): Row {
  if (!row) throw notFound(what)
  if (row.version !== version) throw isStale(what)
  return row
}

export const isStale = (what: string) =>
  conflict('stale_version', `${what} has changed in the meantime. Please review it and try again.`)
