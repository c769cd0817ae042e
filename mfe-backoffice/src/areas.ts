import type { Access } from '@nireeka/contracts'
import type { IconName } from '@nireeka/ui'

/** An area of the back office. */
export interface Area {
  label: string
  path: string
  icon: IconName
  /** Who works there: all staff, or admins only (spec, section 6). */
  access: Extract<Access, 'staff' | 'admin'>
}

/** The areas in the order of the navigation. */
const AREAS: readonly Area[] = [
  { label: 'Overview', path: '/backoffice', icon: 'eye', access: 'admin' },
  { label: 'Orders', path: '/backoffice/orders', icon: 'cart', access: 'admin' },
  { label: 'Reviews', path: '/backoffice/reviews', icon: 'edit', access: 'staff' },
  { label: 'Audit log', path: '/backoffice/audit-log', icon: 'lock', access: 'admin' },
]

/** Returns the areas that a member of staff may open. */
export const areasOf = (isAdmin: boolean) => AREAS.filter(({ access }) => isAdmin || access === 'staff')
