import { usePlatform, useStream } from '@nireeka/kit'
import { NavLink } from '@nireeka/kit/router'
import { AccountFrame, Avatar } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { fetchedAhead, LAZY_PAGES } from './lazy-pages.ts'
import { toProfile } from './profile/profile.api.ts'

/** The account's pages, in the order of the specification (section 2). */
const LINKS = [
  { label: 'Dashboard', icon: 'eye', link: <NavLink to="/dashboard" end /> },
  {
    label: 'Profile',
    icon: 'user',
    link: <NavLink to="/dashboard/profile" {...fetchedAhead(LAZY_PAGES.profile)} />,
  },
  { label: 'Orders', icon: 'cart', link: <NavLink to="/dashboard/orders" /> },
  {
    label: 'Settings',
    icon: 'settings',
    link: <NavLink to="/dashboard/settings" {...fetchedAhead(LAZY_PAGES.settings)} />,
  },
  {
    label: 'Payments',
    icon: 'lock',
    link: <NavLink to="/dashboard/payments" {...fetchedAhead(LAZY_PAGES.payments)} />,
  },
  {
    label: 'Credits',
    icon: 'heart',
    link: <NavLink to="/dashboard/credits" {...fetchedAhead(LAZY_PAGES.credits)} />,
  },
  {
    label: 'Notifications',
    icon: 'bell',
    link: <NavLink to="/dashboard/notifications" {...fetchedAhead(LAZY_PAGES.notifications)} />,
  },
  {
    label: 'Support',
    icon: 'reply',
    link: <NavLink to="/dashboard/support" {...fetchedAhead(LAZY_PAGES.support)} />,
  },
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
  const { name, email, avatar } = toProfile(session.user)
  return { name, detail: email, avatar: <Avatar name={name} picture={avatar} /> }
}
