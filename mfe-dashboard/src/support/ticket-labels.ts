import type { TicketState } from '@nireeka/contracts/api'
import type { BadgeTone } from '@nireeka/ui'

interface StateLabel {
  label: string
  tone: BadgeTone
  /** The text in the history when a ticket changes to this state. */
  news: string
}

/** The label of each state of a ticket, as the member reads it. */
export const STATE_LABELS: Record<TicketState, StateLabel> = {
  new: { label: 'Waiting for us', tone: 'info', news: 'You opened the ticket' },
  open: { label: 'Waiting for us', tone: 'info', news: 'We’re working on it' },
  waiting_customer: { label: 'We answered · your turn', tone: 'highlight', news: 'We answered' },
  waiting_parts: { label: 'Waiting for parts', tone: 'info', news: 'Waiting for parts' },
  solved: { label: 'Solved', tone: 'success', news: 'Solved' },
  closed: { label: 'Closed', tone: 'neutral', news: 'Closed' },
}
