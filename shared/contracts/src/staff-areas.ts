import { ADMIN_FLAG, AGENT_FLAG } from './constants.ts'

/** The areas in which agents may work; admins work in all of them (docs/decisions/055). */
export const STAFF_AREAS = ['sales', 'customers', 'goods', 'content', 'support', 'community'] as const
export type StaffArea = (typeof STAFF_AREAS)[number]

/** Where an agent works who was given the role without a choice of areas. */
export const USUAL_AREAS: readonly StaffArea[] = ['support', 'community']

interface Person {
  is_admin: number
  areas?: readonly StaffArea[]
}

/** Tells whether an account may work in an area of the back office. */
export const worksIn = ({ is_admin, areas }: Person, area: StaffArea): boolean =>
  is_admin === ADMIN_FLAG || (is_admin === AGENT_FLAG && areas?.includes(area) === true)
