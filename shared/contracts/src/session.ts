import { ADMIN_FLAG, AGENT_FLAG } from './constants.ts'
import { type StaffArea, worksIn } from './staff-areas.ts'

/** A member's data (`userData` of the specification, section 3), as GET /api/me answers it. */
export interface User {
  id: number
  name: string
  last_name: string
  email: string
  avatar: string | null
  user_name: string
  /** The role: 0 customer, 1 agent, 9 admin. */
  is_admin: number
  /** Where an agent works; nothing for everybody else. */
  areas?: readonly StaffArea[]
  /** Whether a member of staff has to turn on a second factor before working. */
  lacks_second_factor?: boolean
  /** The unit system: 0 metric, 1 imperial. */
  unit: 0 | 1
  /** Whether the member belongs to the workshop's team. */
  is_workshop?: boolean
  /** The member's height in cm; null when they haven't told it. */
  height_cm?: number | null
  /** When the account was opened, as ISO 8601. */
  member_since?: string
}

export type Session = { status: 'loading' } | { status: 'guest' } | { status: 'member'; user: User }

export const isAdmin = (session: Session) =>
  session.status === 'member' && session.user.is_admin === ADMIN_FLAG

export const isStaff = (session: Session) =>
  isAdmin(session) || (session.status === 'member' && session.user.is_admin === AGENT_FLAG)

/** Tells whether the visitor may work in an area of the back office, as far as the session knows. */
export const mayWork = (session: Session, area: StaffArea) =>
  session.status === 'member' && !session.user.lacks_second_factor && worksIn(session.user, area)
