import type { TicketPriority, TicketState, TicketView } from '@nireeka/contracts/api'
import type { BadgeTone } from '@nireeka/ui'

interface Label {
  label: string
  tone: BadgeTone
}

/** The label of each state of a ticket, as staff read it. */
export const STATES: Record<TicketState, Label> = {
  new: { label: 'New', tone: 'highlight' },
  open: { label: 'Open', tone: 'highlight' },
  waiting_customer: { label: 'Waiting for the customer', tone: 'info' },
  waiting_parts: { label: 'Waiting for parts', tone: 'info' },
  solved: { label: 'Solved', tone: 'success' },
  closed: { label: 'Closed', tone: 'neutral' },
}

export const URGENCIES: Record<TicketPriority, Label> = {
  safety: { label: 'Safety', tone: 'danger' },
  high: { label: 'High', tone: 'highlight' },
  normal: { label: 'Normal', tone: 'neutral' },
  low: { label: 'Low', tone: 'neutral' },
}

/** The urgencies, the most urgent first. */
export const URGENCY_ORDER = ['safety', 'high', 'normal', 'low'] as const satisfies readonly TicketPriority[]

export const VIEWS: Record<TicketView, string> = {
  waiting_us: 'Waiting for us',
  waiting_customer: 'Waiting for the customer',
  waiting_parts: 'Waiting for parts',
  solved: 'Solved',
  closed: 'Closed',
}
