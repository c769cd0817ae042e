import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'

import { ticketById } from './support.api.ts'
import type { Ticket } from './ticket.ts'

/** Returns a function that caches a ticket from an API answer and reloads the lists. */
export function useTicketCache() {
  const { http } = usePlatform()
  const queries = useQueryClient()
  return (ticket: Ticket) => {
    queries.setQueryData(ticketById(http, String(ticket.id)).queryKey, ticket)
    void queries.invalidateQueries({ queryKey: ['tickets'] })
  }
}
