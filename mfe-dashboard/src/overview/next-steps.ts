import { formatDate, formatPrice } from '@nireeka/contracts'
import type { IconName } from '@nireeka/ui'

import { bikePath, type MemberBike } from '../bikes/bike.ts'
import type { OrderSummary } from '../orders/order.ts'
import type { TicketSummary } from '../support/ticket.ts'

/** Something that a member should do next. */
export interface NextStep {
  icon: IconName
  title: string
  text: string
  /** The label and the path of the page where it is done. */
  label: string
  to: string
  /** Whether it can’t wait, as an unpaid order can’t. */
  isUrgent?: boolean
}

/** Tells whether the member's answer to a ticket is among the next steps. */
export const isNextStep = ({ state }: Pick<TicketSummary, 'state'>) => state === 'waiting_customer'

interface Needs {
  orders: readonly OrderSummary[]
  tickets: readonly TicketSummary[]
  bikes: readonly MemberBike[]
}

/** Returns what waits for the member: payments first, because an unpaid order expires, then answers and services. */
export const nextSteps = ({ orders, tickets, bikes }: Needs): NextStep[] => [
  ...orders.filter(({ status }) => status === 'pending_payment').map(toPayment),
  ...tickets.filter(isNextStep).map(toAnswer),
  ...bikes.flatMap((bike) => (bike.serviceDueOn ? [toService(bike, bike.serviceDueOn)] : [])),
]

const toPayment = ({ id, number, total }: OrderSummary): NextStep => ({
  icon: 'card',
  title: `Pay for order ${number}`,
  text: `${formatPrice(total)}. We hold your items for 30 minutes after you place it.`,
  label: 'Pay now',
  to: `/dashboard/orders/${id}`,
  isUrgent: true,
})

const toAnswer = ({ id, number, subject }: TicketSummary): NextStep => ({
  icon: 'chat',
  title: `Reply to us about ${number}`,
  text: subject,
  label: 'Read and reply',
  to: `/dashboard/support/${id}`,
})

const toService = ({ id, title }: MemberBike, day: string): NextStep => ({
  icon: 'bike',
  title: `Yearly service of your ${title}`,
  text: `Due around ${formatDate(day, 'shortDay')}. Any of our dealers can do it.`,
  label: 'See the bike',
  to: bikePath(id),
})
