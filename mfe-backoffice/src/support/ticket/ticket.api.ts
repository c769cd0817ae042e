import type { Http } from '@nireeka/contracts'
import { type TicketDeskData, TicketMerge, type TicketPriority } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { formSchema } from '@nireeka/kit/form-schema'
import { queryOptions } from '@nireeka/kit/query'

/** A ticket with who has it, and what its customer has of us. */
export type Desk = InOurNames<TicketDeskData>
export type Conversation = Desk['ticket']
export type Message = Conversation['messages'][number]

export const deskKey = (id: number | string) => ['ticket-desk', String(id)]

export const deskById = (http: Http, id: string) =>
  queryOptions({
    queryKey: deskKey(id),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Desk> =>
      inOurNames((await http.get('/api/backoffice/tickets/:id', { params: { id }, signal })).data),
  })

/** Gives the ticket that was read to one of the staff, or to nobody. */
export const assign = async (http: Http, { ticket: { id }, version }: Desk, assigneeId: number | null) =>
  toChange(
    await http.post(
      '/api/backoffice/tickets/:id/assignee',
      { assignee_id: assigneeId, version },
      { params: { id } },
    ),
  )

export const setUrgency = async (http: Http, { ticket: { id }, version }: Desk, priority: TicketPriority) =>
  toChange(await http.post('/api/backoffice/tickets/:id/priority', { priority, version }, { params: { id } }))

/** The form of a merger. */
export const MergeInto = formSchema(TicketMerge.pick({ into_id: true }))

export const mergeTicket = (http: Http, { ticket: { id }, version }: Desk, into: { into_id: number }) =>
  http.post('/api/backoffice/tickets/:id/merge', { ...into, version }, { params: { id } })

const toChange = ({ data, message }: { data: TicketDeskData; message: string | null }) => ({
  item: inOurNames(data),
  message,
})

/** The states that an answer can leave a ticket in. */
export const AFTER_ANSWER = ['waiting_customer', 'waiting_parts', 'solved'] as const
export type AfterAnswer = (typeof AFTER_ANSWER)[number]

interface Answer {
  text: string
  /** Null for a note among staff. */
  state: AfterAnswer | null
}

/**
 * Sends an answer, or keeps a note; the same key does it once. An answer is refused when a colleague has answered since
 * the conversation was read.
 */
export function write(http: Http, { id, messages }: Conversation, { text, state }: Answer, key: string) {
  const body = state === null ? { text, is_internal: true } : { text, state, read_until: messages.at(-1)?.id }
  return http.post('/api/tickets/:id/replies', body, { params: { id }, headers: { 'idempotency-key': key } })
}

export const closeTicket = (http: Http, id: number) =>
  http.post('/api/tickets/:id/close', {}, { params: { id } })

export const reopenTicket = (http: Http, id: number, reason: string) =>
  http.post('/api/tickets/:id/reopen', { reason }, { params: { id } })

/** Sends a file, which is added to the caller's latest message. */
export const sendFile = (http: Http, ticketId: number, file: File) =>
  http.post('/api/tickets/:id/files', file, {
    params: { id: ticketId },
    headers: { 'content-type': file.type, 'x-file-name': encodeURIComponent(file.name) },
  })

export const loadFile = (http: Http, ticketId: number, fileId: number) =>
  http.get('/api/tickets/:id/files/:file_id', { params: { id: ticketId, file_id: fileId }, isFile: true })
