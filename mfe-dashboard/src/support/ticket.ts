import type {
  TicketCategory,
  TicketData,
  TicketFileData,
  TicketMessageData,
  TicketState,
  TicketSummaryData,
} from '@nireeka/contracts/api'

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
  /** The closed one that this goes on from. */
  from: TicketLink | null
  mergedInto: TicketLink | null
  /** The oldest first, as are the moves. */
  messages: Message[]
  moves: Array<{ state: TicketState; at: Date; by: 'customer' | 'staff' | 'shop' }>
  /** Says to stop riding. */
  notice: { title: string; text: string } | null
}

export const toSummary = (data: TicketSummaryData): TicketSummary => ({
  id: data.id,
  number: data.number,
  subject: data.subject,
  category: data.category,
  state: data.state,
  isUrgent: data.priority === 'safety',
  updatedAt: new Date(data.updated_at),
  messageCount: data.message_count,
})

export const toTicket = (data: TicketData): Ticket => ({
  ...toSummary(data),
  openedAt: new Date(data.opened_at),
  order: data.order,
  from: data.from_ticket,
  mergedInto: data.merged_into,
  messages: data.messages.map(toMessage),
  moves: data.moves.map(({ state, at, by }) => ({ state, by, at: new Date(at) })),
  notice: data.notice,
})

const toMessage = ({ id, from, name, is_internal, text, at, files }: TicketMessageData): Message => ({
  id,
  isOurs: from === 'staff',
  name,
  isInternal: is_internal,
  text,
  at: new Date(at),
  files: files.map(toFile),
})

const toFile = ({ id, name, size_bytes }: TicketFileData): TicketFile => ({ id, name, bytes: size_bytes })
