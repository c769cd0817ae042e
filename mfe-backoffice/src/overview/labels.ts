import { ADMIN_FLAG, AGENT_FLAG } from '@nireeka/contracts'
import type { BadgeTone } from '@nireeka/ui'

/** The API's own word for a state, readable: pending_payment is 'Pending payment'. */
export function readable(word: string): string {
  const text = word.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What the flag is_admin makes of a member (spec, section 6). */
export function roleOf(flag: number): string {
  if (flag === ADMIN_FLAG) return 'Admin'
  return flag === AGENT_FLAG ? 'Support agent' : 'Customer'
}

const TONES: Partial<Record<string, BadgeTone>> = {
  pending_payment: 'highlight',
  return_requested: 'highlight',
  delivered: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
  returned: 'neutral',
  refunded: 'neutral',
  partly_refunded: 'neutral',
}

/** How a state looks: what is under way is news, what waits for somebody warm, what is over grey. */
export const toneOf = (status: string): BadgeTone => TONES[status] ?? 'info'
