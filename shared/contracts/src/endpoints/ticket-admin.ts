import {
  IdParams,
  TicketAssignment,
  TicketCountsAnswer,
  TicketCountsQuery,
  TicketDeskAnswer,
  TicketFiguresAnswer,
  TicketMerge,
  TicketQueueAnswer,
  TicketQueueQuery,
  TicketUrgency,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

const TICKETS = '/api/backoffice/tickets'
const POST = { method: 'POST', access: 'staff', params: IdParams, answer: TicketDeskAnswer } as const
const GET = { method: 'GET', access: 'staff' } as const

/** All tickets, as staff work on them. Answers, notes and states are in the group of support. */
export const ticketAdminEndpoints = {
  list: { ...GET, path: TICKETS, query: TicketQueueQuery, answer: TicketQueueAnswer },
  counts: { ...GET, path: `${TICKETS}/counts`, query: TicketCountsQuery, answer: TicketCountsAnswer },
  figures: { ...GET, path: `${TICKETS}/figures`, answer: TicketFiguresAnswer },
  read: { ...GET, path: `${TICKETS}/:id`, params: IdParams, answer: TicketDeskAnswer },
  assign: { ...POST, path: `${TICKETS}/:id/assignee`, body: TicketAssignment },
  urgency: { ...POST, path: `${TICKETS}/:id/priority`, body: TicketUrgency },
  merge: { ...POST, path: `${TICKETS}/:id/merge`, body: TicketMerge },
} as const satisfies EndpointGroup
