import * as z from '@nireeka/contracts/zod'
import { answerOf, filled, Id, IdempotencyKey, Page, pageOf, text } from './common.ts'
import { TicketFile } from './ticket-files.ts'

export const TICKET_STATES = ['new', 'open', 'waiting_customer', 'waiting_parts', 'solved', 'closed'] as const
export type TicketState = (typeof TICKET_STATES)[number]

export const TICKET_CATEGORIES = [
  'order',
  'delivery_damage',
  'warranty',
  'technical',
  'payment',
  'account',
  'safety',
  'other',
] as const
export type TicketCategory = (typeof TICKET_CATEGORIES)[number]

export const TICKET_PRIORITIES = ['low', 'normal', 'high', 'safety'] as const
export type TicketPriority = (typeof TICKET_PRIORITIES)[number]

const Category = z.enum(TICKET_CATEGORIES)
const State = z.enum(TICKET_STATES)
const Priority = z.enum(TICKET_PRIORITIES)
const Subject = filled(120)
const Words = filled(8000)

/**
 * Headers with an idempotency key: a second request with the same key gets the first answer again, and nothing is done
 * twice.
 */
export const OnceHeaders = z.object({ 'idempotency-key': IdempotencyKey })

/** Body of POST /api/tickets. Order, bike and ticket must belong to the member. */
export const NewTicket = z.strictObject({
  category: Category,
  subject: Subject,
  text: Words,
  order_id: Id.nullable().default(null),
  order_bike_id: Id.nullable().default(null),
  /** The closed ticket that this one continues. */
  from_ticket_id: Id.nullable().default(null),
})
export type NewTicketInput = z.output<typeof NewTicket>

/** Body of POST /api/contact. Name and email are for guests; for a member those of the account are used. */
export const ContactMessage = z.strictObject({
  name: filled(80).optional(),
  email: z.email().max(254).optional(),
  category: Category,
  subject: Subject,
  text: Words,
})
export type ContactInput = z.output<typeof ContactMessage>

/** The safety notice; null unless the message may be about danger. */
const Notice = z.strictObject({ title: z.string(), text: z.string() }).nullable()

/** Answer of POST /api/contact. `ticket_id` is the member's new ticket; null for guests, who are answered by email. */
export const ContactAnswer = answerOf(
  z.strictObject({ number: z.string(), ticket_id: z.int().nullable(), notice: Notice }),
)
export type ContactReceipt = z.infer<typeof ContactAnswer>['data']

/** Query of GET /api/tickets: the closed tickets, or all others. */
export const TicketsQuery = z.strictObject({ state: z.enum(['open', 'closed']).default('open'), page: Page })

const Summary = z.strictObject({
  id: z.int(),
  number: z.string(),
  subject: z.string(),
  category: Category,
  state: State,
  priority: Priority,
  /** When the ticket was opened, as ISO 8601 in UTC like all times in this file. */
  opened_at: z.string(),
  updated_at: z.string(),
  message_count: z.int(),
})
export type TicketSummaryData = z.infer<typeof Summary>

const TicketLink = z.strictObject({ id: z.int(), number: z.string() }).nullable()

/** A ticket in its member's list. */
const ListedTicket = Summary.extend({
  /** The last message that the member can read: who wrote it, with their first name, and its first words. */
  last_message: z
    .strictObject({ from: z.enum(['customer', 'staff']), name: z.string(), excerpt: z.string() })
    .nullable(),
  /** The order and the bike that it is about; null where it is about none. */
  order: TicketLink,
  bike: z.strictObject({ id: z.int(), title: z.string() }).nullable(),
})
export type ListedTicketData = z.infer<typeof ListedTicket>

/**
 * Answer of GET /api/tickets: the caller's tickets, the latest change first, and the number of open and closed ones.
 */
export const TicketsAnswer = answerOf(
  pageOf(ListedTicket).extend({ counts: z.strictObject({ open: z.int(), closed: z.int() }) }),
)
export type TicketsData = z.infer<typeof TicketsAnswer>['data']

const Message = z.strictObject({
  id: z.int(),
  from: z.enum(['customer', 'staff']),
  /** The author's first name. */
  name: z.string(),
  /** Whether the message is an internal note, which only staff receive. */
  is_internal: z.boolean(),
  text: z.string(),
  at: z.string(),
  files: z.array(TicketFile),
})
export type TicketMessageData = z.infer<typeof Message>

const Rating = z.strictObject({
  stars: z.int(),
  comment: z.string(),
  at: z.string(),
  /** Whether it is about the last time that the ticket was solved or closed. */
  is_latest: z.boolean(),
})
export type TicketRatingData = z.infer<typeof Rating>

/**
 * Answer of GET /api/tickets/{id} and of every call that changes a ticket. Messages and status changes are listed with
 * the oldest first.
 */
export const TicketAnswer = answerOf(
  Summary.extend({
    order: TicketLink,
    order_bike_id: z.int().nullable(),
    from_ticket: TicketLink,
    /** The ticket that this duplicate was merged into. */
    merged_into: TicketLink,
    messages: z.array(Message),
    moves: z.array(
      z.strictObject({
        state: State,
        at: z.string(),
        by: z.enum(['customer', 'staff', 'shop']),
        /** Why an admin has opened the ticket again. */
        reason: z.string().nullable(),
      }),
    ),
    notice: Notice,
    /** Whom the caller is in this ticket. */
    side: z.enum(['customer', 'staff']),
    may_reopen: z.boolean(),
    /** How the customer rated our help, the latest first. */
    ratings: z.array(Rating),
    /** Until when the caller may rate it, or change the rating; null when there is nothing to rate. */
    may_rate_until: z.string().nullable(),
  }),
)
export type TicketData = z.infer<typeof TicketAnswer>['data']

/** Body of POST /api/tickets/{id}/replies. Only staff may write internal notes or set what the ticket waits for. */
export const TicketReply = z.strictObject({
  text: Words,
  is_internal: z.boolean().default(false),
  state: z.enum(['waiting_customer', 'waiting_parts', 'solved']).optional(),
  /** The last message that staff have read: an answer is refused if a colleague has answered since. */
  read_until: Id.optional(),
})
export type TicketReplyInput = z.output<typeof TicketReply>

/** Body of POST /api/tickets/{id}/reopen: why the ticket is opened again, which the customer reads. */
export const TicketReopening = z.strictObject({ reason: filled(500) })

/** Body of POST /api/tickets/{id}/rating: the customer's opinion on our help; a second one replaces the first. */
export const TicketRating = z.strictObject({
  stars: z.int().min(1, 'Choose 1 to 5 stars.').max(5, 'Choose 1 to 5 stars.'),
  comment: text(1000).default(''),
})
export type TicketRatingInput = z.output<typeof TicketRating>
