import { sql } from 'kysely'

/** The SQL condition for waiting longer after each failed call of a provider: 1, 2, 4, … at most 32 minutes. */
export const isDue = (at: Date) =>
  sql<boolean>`(asked_at is null or asked_at + interval '1 minute' * (2 ^ least(asked - 1, 5)) <= ${at})`
