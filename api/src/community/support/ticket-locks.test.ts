import { expect, test } from 'vitest'

import { useTestApp } from '../../testing/test-app.ts'
import { lockTicket } from './move-ticket.ts'
import { openedBy, post, TICKET } from './testing.ts'

// A file's transaction locks the ticket and then the member; opening a ticket locks the member and then names a ticket.
test('while a ticket is locked, another one that follows from it can be opened', async () => {
  const app = await useTestApp()
  const anna = await app.member()
  const { id } = await openedBy(app, anna)
  const caller = {
    ...anna,
    is_admin: 0,
    session_id: '',
    has_stepped_up: false,
    has_second_factor: false,
    areas: [],
    lacks_second_factor: false,
  }
  await app.db.transaction().execute(async (trx) => {
    await lockTicket(trx, id, caller)
    const opened = await post(app, '/api/tickets', anna.token, { ...TICKET, from_ticket_id: id })
    expect(opened.statusCode).toBe(200)
  })
})
