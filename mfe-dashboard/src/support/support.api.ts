import type { Http } from '@nireeka/contracts'
import type {
  ListedTicketData,
  NewTicket,
  TicketData,
  TicketFileData,
  TicketMessageData,
  TicketRatingData,
  TicketRatingInput,
  TicketSummaryData,
} from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { readPage } from '@nireeka/kit'
import { keepPreviousData, queryOptions } from '@nireeka/kit/query'

import { answerBy } from './answer-by.ts'
import type { ListedTicket, Message, Ticket, TicketFile, TicketRating, TicketSummary } from './ticket.ts'

export type Tab = 'open' | 'closed'

/** The query for a page of the member's own open or closed tickets, the latest change first. */
export const ticketsPage = (http: Http, state: Tab, page: number) =>
  queryOptions({
    queryKey: ['tickets', state, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await readPage(page, (it) =>
        http.get('/api/tickets', { query: { state, page: it }, signal }),
      )
      return {
        items: data.items.map(toListed),
        pages: Math.ceil(data.total / data.per_page),
        counts: data.counts,
      }
    },
  })

const once = (key: string) => ({ headers: { 'idempotency-key': key } })

export const ticketById = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['ticket', id],
    queryFn: async ({ signal }) =>
      toTicket((await http.get('/api/tickets/:id', { params: { id }, signal })).data),
  })

export const openTicket = async (http: Http, input: z.output<typeof NewTicket>, key: string) =>
  toTicket((await http.post('/api/tickets', input, once(key))).data)

export const replyTo = async (http: Http, id: number, { text, key }: { text: string; key: string }) =>
  toTicket((await http.post('/api/tickets/:id/replies', { text }, { params: { id }, ...once(key) })).data)

export const closeTicket = async (http: Http, id: number) =>
  toTicket((await http.post('/api/tickets/:id/close', {}, { params: { id } })).data)

export const rateTicket = async (http: Http, id: number, rating: TicketRatingInput) =>
  toTicket((await http.post('/api/tickets/:id/rating', rating, { params: { id } })).data)

/** Sends a file, which is added to the ticket's last message. */
export const sendFile = (http: Http, ticketId: number, file: File) =>
  http.post('/api/tickets/:id/files', file, {
    params: { id: ticketId },
    headers: { 'content-type': file.type, 'x-file-name': encodeURIComponent(file.name) },
  })

export const loadFile = (http: Http, ticketId: number, fileId: number) =>
  http.get('/api/tickets/:id/files/:file_id', { params: { id: ticketId, file_id: fileId }, isFile: true })

const toSummary = (data: TicketSummaryData): TicketSummary => ({
  id: data.id,
  number: data.number,
  subject: data.subject,
  category: data.category,
  state: data.state,
  isUrgent: data.priority === 'safety',
  updatedAt: new Date(data.updated_at),
  messageCount: data.message_count,
})

const toListed = ({ last_message, order, bike, ...data }: ListedTicketData): ListedTicket => ({
  ...toSummary(data),
  answerBy: answerBy(toSummary(data), new Date()),
  lastMessage: last_message && {
    isOurs: last_message.from === 'staff',
    name: last_message.name,
    excerpt: last_message.excerpt,
  },
  order,
  bike,
})

const toTicket = (data: TicketData): Ticket => ({
  ...toSummary(data),
  openedAt: new Date(data.opened_at),
  order: data.order,
  from: data.from_ticket,
  mergedInto: data.merged_into,
  messages: data.messages.map(toMessage),
  moves: data.moves.map(({ at, ...move }) => ({ ...move, at: new Date(at) })),
  side: data.side,
  ratings: data.ratings.map(toRating),
  mayRateUntil: data.may_rate_until === null ? null : new Date(data.may_rate_until),
  notice: data.notice,
})

const toRating = ({ stars, comment, at, is_latest }: TicketRatingData): TicketRating => ({
  stars,
  comment,
  at: new Date(at),
  isLatest: is_latest,
})

const toMessage = ({ id, from, name, text, at, files }: TicketMessageData): Message => ({
  id,
  isOurs: from === 'staff',
  name,
  text,
  at: new Date(at),
  files: files.map(toFile),
})

const toFile = ({ id, name, size_bytes }: TicketFileData): TicketFile => ({ id, name, bytes: size_bytes })
