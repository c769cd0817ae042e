import { STAFF_AREAS, type StaffArea } from '@nireeka/contracts'
import type { InvitationState } from '@nireeka/contracts/api'
import type { BadgeTone } from '@nireeka/ui'

export const AREA_LABELS: Record<StaffArea, string> = {
  sales: 'Sales',
  customers: 'Customers',
  goods: 'Goods',
  content: 'Content',
  support: 'Support',
  community: 'Community',
}

/** What belongs to an area, in words. */
export const AREA_HINTS: Record<StaffArea, string> = {
  sales: 'orders, workshop, returns, promo codes',
  customers: 'accounts and credits of members',
  goods: 'products, stock, bikes, prices, import',
  content: 'help topics, troubleshooter, newsletter',
  support: 'tickets and canned answers',
  community: 'reviews and the forum',
}

/** Returns the names of the areas in which somebody works. */
export const areaNames = ({ role, areas }: { role: string; areas: readonly StaffArea[] }) =>
  role === 'admin'
    ? 'All'
    : STAFF_AREAS.filter((area) => areas.includes(area))
        .map((area) => AREA_LABELS[area])
        .join(', ') || 'None'

export const STATE_LABELS: Record<InvitationState, string> = {
  waiting: 'Waiting',
  expired: 'Expired',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
}

export const STATE_TONES: Record<InvitationState, BadgeTone> = {
  waiting: 'highlight',
  expired: 'neutral',
  accepted: 'success',
  withdrawn: 'neutral',
}
