import type { ColumnType, Generated } from 'kysely'

export interface EmailTables {
  outbox: {
    id: Generated<number>
    /** The kind of outbox row; only emails so far. */
    topic: string
    payload: unknown
    available_at: Generated<Date>
    attempts: Generated<number>
    done_at: Date | null
    last_error: string | null
    created_at: Generated<Date>
    /** The email's UUID, the same for every attempt. */
    key: Generated<string>
    /** Whether it is one of many to different readers, which are sent when no other email is due. */
    is_bulk: Generated<boolean>
    /** What it is about: no two emails have the same. */
    once_key: Generated<string | null>
    /** The email's outcome; null while it is waiting. */
    outcome: ColumnType<Outcome | null, Outcome | null | undefined, Outcome | null>
  }
}

/** What became of an email. Dropped: it was too old to be useful, or its subject no longer exists. */
export type Outcome = 'sent' | 'dropped' | 'given_up'
