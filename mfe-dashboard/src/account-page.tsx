import { usePlatform, useStream } from '@nireeka/kit'
import { NavLink } from '@nireeka/kit/router'
import { AccountFrame, Avatar } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { fetchedAhead, PAGE_CODES } from './page-codes.ts'

/** In the order of the specification (section 2). */
const LINKS = [
  { label: 'Dashboard', icon: 'eye', link: <NavLink ref={showCurrent} to="/dashboard" end /> },
  { label: 'Profile', icon: 'user', link: <NavLink ref={showCurrent} to="/dashboard/profile" /> },
  { label: 'Orders', icon: 'cart', link: <NavLink ref={showCurrent} to="/dashboard/orders" /> },
  {
    label: 'Settings',
    icon: 'settings',
    link: <NavLink ref={showCurrent} to="/dashboard/settings" {...fetchedAhead(PAGE_CODES.settings)} />,
  },
  {
    label: 'Payments',
    icon: 'lock',
    link: <NavLink ref={showCurrent} to="/dashboard/payments" {...fetchedAhead(PAGE_CODES.payments)} />,
  },
  {
    label: 'Credits',
    icon: 'heart',
    link: <NavLink ref={showCurrent} to="/dashboard/credits" {...fetchedAhead(PAGE_CODES.credits)} />,
  },
  {
    label: 'Support',
    icon: 'reply',
    link: <NavLink ref={showCurrent} to="/dashboard/support" {...fetchedAhead(PAGE_CODES.support)} />,
  },
] as const

interface Props {
  heading: string
  lead?: ReactNode
  breadcrumbs?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** On a phone the links are a strip that scrolls: it begins where the page is. */
function showCurrent(link: HTMLAnchorElement | null) {
  const strip = link?.closest('ul')
  if (!strip || !link?.hasAttribute('aria-current')) return
  strip.scrollLeft +=
    link.getBoundingClientRect().left - strip.getBoundingClientRect().left - link.offsetWidth
}

/** Every page of the account: whose it is, its heading, and the way to the others. */
export const AccountPage = (props: Props) => <AccountFrame {...props} person={usePerson()} links={LINKS} />

function usePerson() {
  const session = useStream(usePlatform().session$)
  if (session.status !== 'member') return undefined
  const { name, last_name, email, avatar } = session.user
  const whole = `${name} ${last_name}`.trim()
  return { name: whole, detail: email, avatar: <Avatar name={whole} picture={avatar} /> }
}
