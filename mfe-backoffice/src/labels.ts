import { ADMIN_FLAG, AGENT_FLAG } from '@nireeka/contracts'
import type { BadgeTone } from '@nireeka/ui'

/** Returns an API state as a readable label: pending_payment is 'Pending payment'. */
export function readable(word: string): string {
  const text = word.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Returns the role that a member's is_admin flag stands for (spec, section 6). */
export function roleOf(flag: number): string {
  if (flag === ADMIN_FLAG) return 'Admin'
  return flag === AGENT_FLAG ? 'Agent' : 'Customer'
}

const TONES: Partial<Record<string, BadgeTone>> = {
  pending_payment: 'highlight',
  held: 'highlight',
  exception: 'danger',
  failed: 'danger',
  requested: 'highlight',
  received: 'highlight',
  rejected: 'neutral',
  closed: 'neutral',
  done: 'success',
  return_requested: 'highlight',
  delivered: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
  returned: 'neutral',
  refunded: 'neutral',
  partly_refunded: 'neutral',
}

/**
 * Returns a state's badge colour: info while in progress, a warm colour while somebody has to act, grey when it is
 * over.
 */
export const toneOf = (status: string): BadgeTone => TONES[status] ?? 'info'
