import { TICKET_CATEGORIES, type TicketCategory } from '@nireeka/contracts/api'

import type { Ticket } from './ticket.ts'

export interface Beginning {
  /** The closed ticket that this one continues; null without one. */
  from: Ticket | null
  orderId: number | null
  orderBikeId: number | null
  /** What the link that led here begins the message with. */
  subject: string
  text: string
}

/** What somebody has filled in of a new ticket. */
export interface BegunTicket {
  category: TicketCategory
  orderId: number | null
  subject: string
  text: string
}

const MAX_SUBJECT = 120
const MAX_TEXT = 8000
const MAX_KEY = 200

/** Returns what a new ticket begins with. `reply` is what was typed into the closed ticket that it continues. */
export function beginTicket({ from, orderId, subject, text }: Beginning, reply = ''): BegunTicket {
  const words = (text || reply).slice(0, MAX_TEXT)
  if (from) {
    return {
      category: from.category,
      orderId: from.order?.id ?? null,
      subject: `Again: ${from.subject}`.slice(0, MAX_SUBJECT),
      text: words,
    }
  }
  return {
    category: orderId === null ? 'technical' : 'order',
    orderId,
    subject: subject.slice(0, MAX_SUBJECT),
    text: words,
  }
}

/** Returns the name of the draft: each link that begins a ticket otherwise has a draft of its own. */
export const draftKey = ({ from, orderId, orderBikeId, subject, text }: Beginning) =>
  ['new', from?.id, orderId, orderBikeId, subject, text].join('-').slice(0, MAX_KEY)

export const toDraft = ({ category, orderId, subject, text }: BegunTicket) =>
  JSON.stringify({ category, orderId, subject, text })

/** Reads a draft; what isn't one reads as `beginning`. */
export function readDraft(draft: string, beginning: BegunTicket): BegunTicket {
  try {
    const { category, orderId, subject, text } = JSON.parse(draft) as Partial<
      Record<keyof BegunTicket, unknown>
    >
    return {
      category: TICKET_CATEGORIES.find((one) => one === category) ?? beginning.category,
      orderId: typeof orderId === 'number' ? orderId : null,
      subject: typeof subject === 'string' ? subject : beginning.subject,
      text: typeof text === 'string' ? text : beginning.text,
    }
  } catch {
    return beginning
  }
}
