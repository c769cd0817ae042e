import type { FastifyPluginAsync } from 'fastify'

import type { Attempts, Db } from '../../platform/index.ts'
import { cannedAnswerRoutes } from './canned-answers/canned-answers.admin.routes.ts'
import { createCloseSolved } from './close-solved.ts'
import { contactRoutes } from './contact.routes.ts'
import { supportRoutes } from './support.routes.ts'
import { liveTickets } from './live-tickets.ts'
import { createTicketFiles } from './ticket-files.ts'
import { ticketAdminRoutes } from './ticket-desk/ticket-admin.routes.ts'
import { ticketFileRoutes } from './ticket-files.routes.ts'
import { createTickets, type Tickets } from './tickets.repository.ts'

export interface Needs {
  db: Db
  tickets: Tickets
  attempts: Attempts
}

/** Creates tickets, their files and the contact form. `closeSolved` is a periodic job. */
export function createSupport(needs: { db: Db; now: () => Date; attempts: Attempts }) {
  const tickets = createTickets(needs)
  const files = createTicketFiles(needs)
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(supportRoutes({ ...needs, tickets }))
    await app.register(ticketFileRoutes({ files }))
    await app.register(ticketAdminRoutes({ ...needs, tickets }))
    await app.register(cannedAnswerRoutes(needs))
    await app.register(contactRoutes({ ...needs, tickets }))
  }
  return { routes, closeSolved: createCloseSolved(needs), liveTickets: liveTickets(needs.db) }
}
