import type { TicketCategory, TicketFileKind, TicketPriority, TicketState } from '@nireeka/contracts/api'
import type { ColumnType, Generated } from 'kysely'

/** A column that the database sets on insert and that never changes. */
type Computed<T> = ColumnType<T, never, never>

/** The author of a message: the customer who asked, or staff. */
export type Side = 'customer' | 'staff'

export interface SupportTables {
  tickets: {
    id: Generated<number>
    number: Computed<string>
    /** The member who asked; null for a guest, who has name and email instead. */
    user_id: number | null
    guest_name: string | null
    guest_email: string | null
    category: TicketCategory
    subject: string
    state: TicketState
    priority: TicketPriority
    order_id: number | null
    order_bike_id: number | null
    from_ticket_id: number | null
    merged_into_id: number | null
    opened_at: Date
    updated_at: Date
    solved_at: Date | null
    key: string
    content_hash: string
    /** Which of the staff answers it. */
    assignee_id: Generated<number | null>
    /** The number of changes that staff decide on: assignee, priority and merging; the database counts it. */
    version: Generated<number>
    /** Since when the customer waits for us; null while they don't. The database sets it with the state. */
    waiting_since: Computed<Date | null>
    /** The place in the queue: by urgency, with solved and closed tickets last. */
    queue_rank: Computed<number>
    /** The words that it is found by, which the database sets: its own, its customer's, and those of messages and notes. */
    words: Computed<string>
  }
  ticket_messages: {
    id: Generated<number>
    ticket_id: number
    side: Side
    author_id: number | null
    is_internal: boolean
    text: string
    at: Date
    key: string
  }
  ticket_moves: {
    id: Generated<number>
    ticket_id: number
    from_state: TicketState | null
    to_state: TicketState
    actor: string
    at: Date
    /** Why an admin has opened the ticket again; null for all other moves. */
    reason: string | null
  }
  ticket_ratings: {
    /** The move that ended the conversation. */
    move_id: number
    ticket_id: number
    stars: number
    comment: string
    rated_at: Date
    changed_at: Date
  }
  canned_answers: {
    id: Generated<number>
    title: string
    body: string
    version: Generated<number>
    created_key: string
    updated_at: Date
  }
  ticket_files: {
    id: Generated<number>
    ticket_id: number
    message_id: number
    name: string
    kind: TicketFileKind
    size_bytes: number
    hash: Buffer
    bytes: Buffer
    at: Date
  }
}
