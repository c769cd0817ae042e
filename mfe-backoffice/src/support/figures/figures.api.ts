import type { Http } from '@nireeka/contracts'
import type { TicketFiguresData } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

export type Figures = InOurNames<TicketFiguresData>
export type Week = Figures['weeks'][number]

/** The query of how fast tickets are answered. */
export const ticketFigures = (http: Http) =>
  queryOptions({
    queryKey: ['ticket-figures'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Figures> =>
      inOurNames((await http.get('/api/backoffice/tickets/figures', { signal })).data),
  })
