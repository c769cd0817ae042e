import { ADMIN_FLAG, AGENT_FLAG } from '@nireeka/contracts'

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
