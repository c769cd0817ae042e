import { randomUUID } from 'node:crypto'

import type { TicketData } from '@nireeka/contracts/api'

import type { TestApp } from '../../testing/test-app.ts'

interface Member {
  token: string
}

export const TICKET = { category: 'technical', subject: 'Changing the units', text: 'How do I get miles?' }

/** Returns a function that makes POST requests, all with the same idempotency key. */
export const postWith =
  (app: TestApp, key: string) => (path: string, as: string | undefined, body: unknown) =>
    app.call(path, { method: 'POST', as, body, headers: { 'idempotency-key': key } })

/** Makes a POST request with an idempotency key of its own. */
export const post = (app: TestApp, path: string, as: string | undefined, body: unknown = {}) =>
  postWith(app, randomUUID())(path, as, body)

export async function openedBy(app: TestApp, { token }: Member, change: object = {}): Promise<TicketData> {
  return (await post(app, '/api/tickets', token, { ...TICKET, ...change })).json<{ data: TicketData }>().data
}

export const ticketOf = async (app: TestApp, id: number, { token }: Member) =>
  (await app.call(`/api/tickets/${id}`, { as: token })).json<{ data: TicketData }>().data

export const stateOf = async ({ db }: TestApp, id: number) =>
  (await db.selectFrom('tickets').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

/** Returns the emails to an address in the outbox, the oldest first. */
export async function emailsTo({ db }: TestApp, email: string) {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'mail')
    .orderBy('id')
    .execute()
  return rows
    .map(({ payload }) => payload as { template: string; to: string; data: unknown })
    .filter(({ to }) => to === email)
}
