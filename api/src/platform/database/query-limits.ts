import { AsyncLocalStorage } from 'node:async_hooks'

/** How long a piece of work waits for the database, in milliseconds. */
export interface QueryLimits {
  /** For a free connection, while the database answers others. */
  connectionMs: number
  /** For the answer to one statement. */
  statementMs: number
  /** For a connection or an answer while the database answers nobody at all. */
  silenceMs: number
}

/** Reading requests give up soon: the same page can be asked for again. */
const READING: QueryLimits = { connectionMs: 30_000, statementMs: 2000, silenceMs: 2000 }
/** Writing requests may wait for a lock as long as the server lets them, but not for a server that is silent. */
const WRITING: QueryLimits = { ...READING, statementMs: 15_000 }
/** Jobs and everything else outside of requests have only the server's statement timeout, and this one behind it. */
const BACKGROUND: QueryLimits = { connectionMs: 30_000, statementMs: 15_000, silenceMs: 15_000 }

const present = new AsyncLocalStorage<QueryLimits | null>()

/** Returns the limits of the work that asks; null means that there are none. */
export const presentLimits = (): QueryLimits | null => {
  const limits = present.getStore()
  return limits === undefined ? BACKGROUND : limits
}

/** Runs work with the limits of a request that only reads. */
export const asReading = <T>(work: () => T): T => present.run(READING, work)

/** Runs work with the limits of a request that writes. */
export const asWriting = <T>(work: () => T): T => present.run(WRITING, work)

/** Runs work that may take as long as it needs: migrations, seeds, backups. */
export const withoutLimits = <T>(work: () => T): T => present.run(null, work)
