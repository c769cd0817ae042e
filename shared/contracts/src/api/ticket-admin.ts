import * as z from '@nireeka/contracts/zod'

import { answerOf, Day, Dollars, Id, Page, pageOf, PathId, text } from './common.ts'
import { ShownStatus } from './orders.ts'
import { TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_STATES, TicketAnswer } from './support.ts'
import { TICKET_SORTS, TICKET_VIEWS } from './ticket-queue.ts'

const filters = {
  priority: z.enum(TICKET_PRIORITIES).optional(),
  category: z.enum(TICKET_CATEGORIES).optional(),
  /** The caller's own, those of nobody, or those of one of the staff, by id. */
  assignee: z.union([z.enum(['me', 'nobody']), PathId]).optional(),
  /** The beginning of the number, of the customer's email address or name, a part of the subject, or words of messages. */
  search: text(100).optional(),
  /** The first and the last day on which the tickets were opened, in UTC. */
  opened_from: Day.optional(),
  opened_to: Day.optional(),
}

/** The tickets that a search finds are counted and listed up to this number; further words or a filter find the others. */
export const MOST_COUNTED_TICKETS = 10_000

/** Query of GET /api/backoffice/tickets: all tickets; without a sort by urgency, then the oldest first. */
export const TicketQueueQuery = z.strictObject({
  page: Page,
  view: z.enum(TICKET_VIEWS).optional(),
  ...filters,
  sort: z.enum(TICKET_SORTS).default('urgency'),
})
/** Query of GET /api/backoffice/tickets/counts. */
export const TicketCountsQuery = z.strictObject(filters)

const Colleague = z.strictObject({ id: z.int(), name: z.string() })
const Customer = z.strictObject({
  /** Null for a guest. */
  id: z.int().nullable(),
  name: z.string(),
  email: z.string(),
})

const QueuedTicket = z.strictObject({
  id: z.int(),
  number: z.string(),
  subject: z.string(),
  category: z.enum(TICKET_CATEGORIES),
  state: z.enum(TICKET_STATES),
  priority: z.enum(TICKET_PRIORITIES),
  opened_at: z.string(),
  /** Since when the customer waits for us; null while they don't. */
  waiting_since: z.string().nullable(),
  customer: Customer,
  assignee: Colleague.nullable(),
  /** How many messages it has, without internal notes. */
  message_count: z.int(),
})
export const TicketQueueAnswer = answerOf(pageOf(QueuedTicket))
export type QueuedTicketData = z.infer<typeof QueuedTicket>

/** Answer of GET /api/backoffice/tickets/counts: how many tickets each view has, and how many there are. */
export const TicketCountsAnswer = answerOf(
  z.strictObject({
    total: z.int(),
    counts: z.array(z.strictObject({ view: z.enum(TICKET_VIEWS), count: z.int() })),
  }),
)

/** Answer of GET /api/backoffice/tickets/{id} and of the calls by which staff organise a ticket. */
export const TicketDeskAnswer = answerOf(
  z.strictObject({
    /** What a change of the assignee or the urgency names. */
    version: z.int(),
    ticket: TicketAnswer.shape.data,
    assignee: Colleague.nullable(),
    /** Who a ticket can be assigned to. */
    colleagues: z.array(Colleague),
    /** What can be put into an answer. */
    canned_answers: z.array(z.strictObject({ id: z.int(), title: z.string() })),
    customer: Customer,
    /** The customer's other tickets that aren't closed, the latest first: what this one can be merged into. */
    other_tickets: z.array(z.strictObject({ id: z.int(), number: z.string(), subject: z.string() })),
    /** The customer's latest orders. */
    orders: z.array(
      z.strictObject({
        id: z.int(),
        number: z.string(),
        status: ShownStatus,
        total: Dollars,
        placed_at: z.string(),
      }),
    ),
    bikes: z.array(
      z.strictObject({
        id: z.int(),
        title: z.string(),
        colour: z.string(),
        serial_number: z.string().nullable(),
        /** A day; null before the delivery. */
        delivered_on: z.string().nullable(),
      }),
    ),
  }),
)
export type TicketDeskData = z.infer<typeof TicketDeskAnswer>['data']

const Version = z.int().min(1)

/** Body of POST /api/backoffice/tickets/{id}/assignee: one of the staff, or nobody. */
export const TicketAssignment = z.strictObject({ assignee_id: Id.nullable(), version: Version })

/** Body of POST /api/backoffice/tickets/{id}/priority. */
export const TicketUrgency = z.strictObject({ priority: z.enum(TICKET_PRIORITIES), version: Version })

/** Body of POST /api/backoffice/tickets/{id}/merge: the ticket in which this one goes on. */
export const TicketMerge = z.strictObject({ into_id: Id, version: Version })
