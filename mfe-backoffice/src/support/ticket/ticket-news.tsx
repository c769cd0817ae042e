import { useState } from 'react'

import type { Conversation } from './ticket.api.ts'

/** Tells a screen reader how many messages of the customer have come in since the page was opened. */
export function TicketNews({ ticket: { messages } }: { ticket: Conversation }) {
  const [known] = useState(() => messages.at(-1)?.id ?? 0)
  const count = messages.filter(({ id, from }) => id > known && from === 'customer').length
  return (
    <output className="visually-hidden" aria-live="polite">
      {newsOf(count)}
    </output>
  )
}

function newsOf(count: number) {
  if (count === 0) return ''
  return count === 1 ? 'New message from the customer' : `${count} new messages from the customer`
}
