import type { IconName, LazyPage } from '@nireeka/ui'

import { LAZY_PAGES } from '../lazy-pages.ts'

/** A section of the account: a page in the navigation, with the pages below it. */
export interface Section {
  label: string
  to: string
  icon: IconName
  /** Its page's code, if that is loaded on demand. */
  page?: LazyPage
}

const OVERVIEW: Section = { label: 'Dashboard', icon: 'grid', to: '/dashboard' }

/** The account's sections, in the order of the specification (section 2). */
export const SECTIONS: readonly Section[] = [
  OVERVIEW,
  { label: 'Profile', icon: 'user', to: '/dashboard/profile', page: LAZY_PAGES.profile },
  { label: 'Bikes', icon: 'bike', to: '/dashboard/bikes', page: LAZY_PAGES.bikes },
  { label: 'Saved builds', icon: 'bookmark', to: '/dashboard/builds', page: LAZY_PAGES.builds },
  { label: 'Orders', icon: 'box', to: '/dashboard/orders' },
  { label: 'Addresses', icon: 'pin', to: '/dashboard/addresses', page: LAZY_PAGES.addresses },
  { label: 'Settings', icon: 'settings', to: '/dashboard/settings', page: LAZY_PAGES.settings },
  { label: 'My data', icon: 'download', to: '/dashboard/my-data', page: LAZY_PAGES.myData },
  { label: 'Payments', icon: 'card', to: '/dashboard/payments', page: LAZY_PAGES.payments },
  { label: 'Credits', icon: 'coin', to: '/dashboard/credits', page: LAZY_PAGES.credits },
  { label: 'Notifications', icon: 'bell', to: '/dashboard/notifications', page: LAZY_PAGES.notifications },
  { label: 'Support', icon: 'chat', to: '/dashboard/support', page: LAZY_PAGES.support },
]

const isWithin = (path: string, { to }: Section) => path === to || path.startsWith(`${to}/`)

/** Returns the section that a page belongs to; the overview for one that is in no other. */
export const sectionOf = (path: string) =>
  SECTIONS.find((section) => section !== OVERVIEW && isWithin(path, section)) ?? OVERVIEW
