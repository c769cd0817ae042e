import * as z from '@nireeka/contracts/zod'
import { answerOf, filled, Id, IdempotencyKey, Page, pageOf, PathId, text } from './common.ts'

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

/** What may be sent with a ticket. */
export const TICKET_FILES = {
  most: 6,
  maxBytes: 10_000_000,
  kinds: ['image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'application/pdf'],
} as const
export type TicketFileKind = (typeof TICKET_FILES.kinds)[number]

const Category = z.enum(TICKET_CATEGORIES)
const State = z.enum(TICKET_STATES)
const Priority = z.enum(TICKET_PRIORITIES)
const Subject = filled(120)
const Words = filled(8000)

/** What was asked for before with the same key is answered again and not done twice. */
export const OnceHeaders = z.object({ 'idempotency-key': IdempotencyKey })

/** POST /api/tickets. Order, bike and ticket have to be the member's own. */
export const NewTicket = z.strictObject({
  category: Category,
  subject: Subject,
  text: Words,
  order_id: Id.nullable().default(null),
  order_bike_id: Id.nullable().default(null),
  /** The closed ticket that this one goes on from. */
  from_ticket_id: Id.nullable().default(null),
})
export type NewTicketWish = z.output<typeof NewTicket>

/** POST /api/contact. Name and e-mail are a guest's; a member's are the account's, whatever is sent. */
export const ContactMessage = z.strictObject({
  name: filled(80).optional(),
  email: z.email().max(254).optional(),
  category: Category,
  subject: Subject,
  text: Words,
})
export type ContactWish = z.output<typeof ContactMessage>

/** Null unless the matter is dangerous. */
const Notice = z.strictObject({ title: z.string(), text: z.string() }).nullable()

/** `ticket_id`: where a member reads it; null for a guest, who is answered by e-mail. */
export const ContactAnswer = answerOf(
  z.strictObject({ number: z.string(), ticket_id: z.int().nullable(), notice: Notice }),
)
export type ContactReceipt = z.infer<typeof ContactAnswer>['data']

/** GET /api/tickets?state&page: `closed` ones, or all the others. */
export const TicketsQuery = z.strictObject({ state: z.enum(['open', 'closed']).default('open'), page: Page })

const Summary = z.strictObject({
  id: z.int(),
  number: z.string(),
  subject: z.string(),
  category: Category,
  state: State,
  priority: Priority,
  /** ISO 8601, UTC, as all times here. */
  opened_at: z.string(),
  updated_at: z.string(),
  message_count: z.int(),
})
export type TicketSummaryData = z.infer<typeof Summary>

/** The caller's own tickets, the latest news first, and how many there are of each kind. */
export const TicketsAnswer = answerOf(
  pageOf(Summary).extend({ counts: z.strictObject({ open: z.int(), closed: z.int() }) }),
)
export type TicketsData = z.infer<typeof TicketsAnswer>['data']

const FileData = z.strictObject({
  id: z.int(),
  name: z.string(),
  kind: z.enum(TICKET_FILES.kinds),
  size_bytes: z.int(),
})
export type TicketFileData = z.infer<typeof FileData>

const Message = z.strictObject({
  id: z.int(),
  from: z.enum(['customer', 'staff']),
  /** The first name. */
  name: z.string(),
  /** Only staff ever gets one that is. */
  is_internal: z.boolean(),
  text: z.string(),
  at: z.string(),
  files: z.array(FileData),
})
export type TicketMessageData = z.infer<typeof Message>

const TicketLink = z.strictObject({ id: z.int(), number: z.string() }).nullable()

/** GET /api/tickets/{id}, and what every change of a ticket answers. Messages and moves: the oldest first. */
export const TicketAnswer = answerOf(
  Summary.extend({
    order: TicketLink,
    order_bike_id: z.int().nullable(),
    from_ticket: TicketLink,
    /** Where it is answered, since it was asked twice. */
    merged_into: TicketLink,
    messages: z.array(Message),
    moves: z.array(
      z.strictObject({ state: State, at: z.string(), by: z.enum(['customer', 'staff', 'shop']) }),
    ),
    notice: Notice,
  }),
)
export type TicketData = z.infer<typeof TicketAnswer>['data']

/** POST /api/tickets/{id}/replies. Only staff may write internally or say what the ticket waits for now. */
export const TicketReply = z.strictObject({
  text: Words,
  is_internal: z.boolean().default(false),
  state: z.enum(['waiting_customer', 'waiting_parts', 'solved']).optional(),
})
export type TicketReplyWish = z.output<typeof TicketReply>

/** POST /api/tickets/{id}/files: the body is the file itself, its name percent-encoded in a header. */
export const TicketFileHeaders = z.object({
  'x-file-name': text(600)
    .min(1)
    .refine((name) => decoded(name) !== null, 'This is not a name of a file.')
    .transform((name) => decoded(name) ?? ''),
})
export const TicketFileAnswer = answerOf(FileData)

/** GET /api/tickets/{id}/files/{file_id} answers the file's bytes, to be saved. */
export const TicketFileParams = z.strictObject({ id: PathId, file_id: PathId })

/** A name without folders and control characters, at most 120 characters; null when nothing is left of it. */
function decoded(name: string): string | null {
  try {
    const plain = decodeURIComponent(name).split(/[\\/]/).at(-1) ?? ''
    return (
      plain
        .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
        .trim()
        .slice(-120) || null
    )
  } catch {
    return null
  }
}
