import { usePlatform, useStream } from '@nireeka/kit'
import { NavLink } from '@nireeka/kit/router'
import { AccountFrame, Avatar } from '@nireeka/ui'
import type { ReactNode } from 'react'

const LINKS = [
  { label: 'Dashboard', icon: 'eye', link: <NavLink to="/dashboard" end /> },
  { label: 'Orders', icon: 'cart', link: <NavLink to="/dashboard/orders" /> },
  { label: 'Profile', icon: 'user', link: <NavLink to="/dashboard/profile" /> },
] as const

interface Props {
  heading: string
  lead?: ReactNode
  breadcrumbs?: ReactNode
  actions?: ReactNode
  children: ReactNode
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
