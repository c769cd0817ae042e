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

export interface TicketFile {
  id: number
  name: string
  bytes: number
}

export interface Message {
  id: number
  isOurs: boolean
  name: string
  isInternal: boolean
  text: string
  at: Date
  files: TicketFile[]
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
  moves: Array<{ state: TicketState; at: Date; by: 'customer' | 'staff' | 'shop' }>
  /** A safety warning to stop riding; null for most tickets. */
  notice: { title: string; text: string } | null
}
