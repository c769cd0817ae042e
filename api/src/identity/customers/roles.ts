import { ADMIN_FLAG, AGENT_FLAG } from '@nireeka/contracts'
import type { CustomerRole } from '@nireeka/contracts/api'

const FLAGS: Record<CustomerRole, number> = { admin: ADMIN_FLAG, agent: AGENT_FLAG, customer: 0 }

/** Returns the flag of a role, as an account's row has it. */
export const flagOf = (role: CustomerRole): number => FLAGS[role]

/** Returns the role that an account's flag stands for. */
export function customerRoleOf(flag: number): CustomerRole {
  if (flag === ADMIN_FLAG) return 'admin'
  return flag === AGENT_FLAG ? 'agent' : 'customer'
}
