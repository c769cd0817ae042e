import { formatPrice } from '@nireeka/contracts'
import type { ReturnReason, ReturnStatus } from '@nireeka/contracts/api'
import type { BadgeTone } from '@nireeka/ui'

import type { Return } from './returns.api.ts'

export const REASON_LABELS: Record<ReturnReason, string> = {
  does_not_fit: 'It doesn’t fit',
  changed_mind: 'I changed my mind',
  damaged: 'It arrived damaged',
  wrong_item: 'It’s the wrong item',
  defective: 'It’s faulty',
  other: 'Something else',
}

export const RETURN_LABELS: Record<ReturnStatus, { label: string; tone: BadgeTone }> = {
  requested: { label: 'Requested', tone: 'highlight' },
  approved: { label: 'Approved', tone: 'highlight' },
  received: { label: 'Arrived', tone: 'info' },
  inspected: { label: 'Checked', tone: 'info' },
  closed: { label: 'Closed', tone: 'neutral' },
  rejected: { label: 'Not accepted', tone: 'neutral' },
}

const NEXT: Record<ReturnStatus, string> = {
  requested: 'Please don’t send anything yet. We’ll review your request and email you the address.',
  approved: 'Please pack it well and send it to this address:',
  received: 'We’re checking your return.',
  inspected: 'We’ve checked your return. Your refund comes next.',
  closed: 'This return is closed.',
  rejected: 'We can’t accept this return.',
}

/** Returns the sentence that says what happens next with a return, or what has become of it. */
export function nextOf({ status, wish, refund, exchangeOrder }: Return): string {
  if (exchangeOrder) return `Exchanged: order ${exchangeOrder.number} is your replacement.`
  if (refund && refund.state !== 'failed') {
    const amount = formatPrice(refund.amount)
    if (refund.toCredits === refund.amount) return `${amount} has been added to your store credit.`
    if (refund.state === 'requested') return `${amount} is being refunded to you.`
    return `${amount} was refunded to your original payment method. It can take your bank up to ten days to show it.`
  }
  if (status === 'inspected' && wish === 'exchange') {
    return 'We’ve checked your return. Your replacement comes next.'
  }
  return NEXT[status]
}
