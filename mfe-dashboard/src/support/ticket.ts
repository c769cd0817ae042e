import type { TicketCategory, TicketState } from '@nireeka/contracts/api'

export interface TicketSummary {
  id: number
  number: string
  subject: string
  category: TicketCategory
  state: TicketState
  isUrgent: boolean
  updatedAt: Date
  messageCount: number
}

/** A ticket in its member's list. */
export interface ListedTicket extends TicketSummary {
  /** The beginning of the last message, and whose it is; null without a message. */
  lastMessage: { isOurs: boolean; name: string; excerpt: string } | null
  /** By when we answer; null where we don't owe an answer, or owe it at once. */
  answerBy: Date | null
  /** The order and the bike that it is about. */
  order: TicketLink | null
  bike: { id: number; title: string } | null
}

export interface TicketFile {
  id: number
  name: string
  bytes: number
}

export interface Message {
  id: number
  isOurs: boolean
  name: string
  text: string
  at: Date
  files: TicketFile[]
}

export interface Move {
  state: TicketState
  at: Date
  by: 'customer' | 'staff' | 'shop'
  /** Why an admin has opened the ticket again. */
  reason: string | null
}

export interface TicketRating {
  stars: number
  comment: string
  at: Date
  /** Whether it is about the last time that the ticket was solved or closed. */
  isLatest: boolean
}

export interface TicketLink {
  id: number
  number: string
}

export interface Ticket extends TicketSummary {
  openedAt: Date
  order: TicketLink | null
  /** The closed ticket that this one continues; null without one. */
  from: TicketLink | null
  mergedInto: TicketLink | null
  /** The messages, the oldest first, like `moves`. */
  messages: Message[]
  moves: Move[]
  /** Whom the reader is in this ticket. */
  side: 'customer' | 'staff'
  /** The reader's ratings of our help, the latest first. */
  ratings: TicketRating[]
  /** Until when the reader may rate it, or change the rating; null when there is nothing to rate. */
  mayRateUntil: Date | null
  /** A safety warning to stop riding; null for most tickets. */
  notice: { title: string; text: string } | null
}
