import type { ColumnType, Generated } from 'kysely'

export interface EmailTables {
  outbox: {
    id: Generated<number>
    /** Emails only, so far. */
    topic: string
    payload: unknown
    available_at: Generated<Date>
    attempts: Generated<number>
    done_at: Date | null
    last_error: string | null
    created_at: Generated<Date>
    /** Names the email at every try. */
    key: Generated<string>
    /** Null until it is done. */
    outcome: ColumnType<Outcome | null, Outcome | null | undefined, Outcome | null>
  }
}

/** Dropped: it came too late to be of use, or what it tells of is gone. */
export type Outcome = 'sent' | 'dropped' | 'given_up'
