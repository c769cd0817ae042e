import { useState } from 'react'

import type { Ticket } from './ticket.ts'
import { newsSince } from './news-since.ts'

/** Tells a screen reader what has come in since the page was opened. */
export function TicketNews({ ticket }: { ticket: Ticket }) {
  const [first] = useState(ticket)
  return (
    <output className="visually-hidden" aria-live="polite">
      {newsSince(first, ticket)}
    </output>
  )
}
