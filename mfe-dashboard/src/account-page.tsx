import { usePlatform, useStream } from '@nireeka/kit'
import { NavLink } from '@nireeka/kit/router'
import { AccountFrame, Avatar, type LazyPage } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { fetchedAhead, LAZY_PAGES } from './lazy-pages.ts'
import { toProfile } from './profile/profile.api.ts'

const lazyLink = (to: string, page: LazyPage) => <NavLink to={to} {...fetchedAhead(page)} />

/** The account's pages, in the order of the specification (section 2), with what the member has of them beside it. */
const LINKS = [
  { label: 'Dashboard', icon: 'grid', link: <NavLink to="/dashboard" end /> },
  { label: 'Profile', icon: 'user', link: lazyLink('/dashboard/profile', LAZY_PAGES.profile) },
  { label: 'Bikes', icon: 'bike', link: lazyLink('/dashboard/bikes', LAZY_PAGES.bikes) },
  { label: 'Saved builds', icon: 'bookmark', link: lazyLink('/dashboard/builds', LAZY_PAGES.builds) },
  { label: 'Orders', icon: 'box', link: <NavLink to="/dashboard/orders" /> },
  { label: 'Addresses', icon: 'pin', link: lazyLink('/dashboard/addresses', LAZY_PAGES.addresses) },
  { label: 'Settings', icon: 'settings', link: lazyLink('/dashboard/settings', LAZY_PAGES.settings) },
  { label: 'My data', icon: 'download', link: lazyLink('/dashboard/my-data', LAZY_PAGES.myData) },
  { label: 'Payments', icon: 'card', link: lazyLink('/dashboard/payments', LAZY_PAGES.payments) },
  { label: 'Credits', icon: 'coin', link: lazyLink('/dashboard/credits', LAZY_PAGES.credits) },
  {
    label: 'Notifications',
    icon: 'bell',
    link: lazyLink('/dashboard/notifications', LAZY_PAGES.notifications),
  },
  { label: 'Support', icon: 'chat', link: lazyLink('/dashboard/support', LAZY_PAGES.support) },
] as const

interface Props {
  heading: string
  lead?: ReactNode
  breadcrumbs?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A page of the account: the member's name, the page's heading, and links to the other pages. */
export const AccountPage = (props: Props) => <AccountFrame {...props} person={usePerson()} links={LINKS} />

function usePerson() {
  const session = useStream(usePlatform().session$)
  if (session.status !== 'member') return undefined
  const { name, userName, email, avatar } = toProfile(session.user)
  return { name, detail: email, avatar: <Avatar name={userName} picture={avatar} /> }
}
