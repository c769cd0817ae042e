import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'

import { ticketById } from './support.api.ts'
import type { Ticket } from './ticket.ts'

/** Shows what the server answered at once, and lets the list be read anew. */
export function useTicketCache() {
  const { http } = usePlatform()
  const queries = useQueryClient()
  return (ticket: Ticket) => {
    queries.setQueryData(ticketById(http, String(ticket.id)).queryKey, ticket)
    void queries.invalidateQueries({ queryKey: ['tickets'] })
  }
}
