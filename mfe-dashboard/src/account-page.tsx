import { usePlatform, useStream } from '@nireeka/kit'
import { Avatar } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { AccountFrame } from './account/account-frame.tsx'
import { toProfile } from './profile/profile.api.ts'

interface Props {
  heading: string
  lead?: ReactNode
  breadcrumbs?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A page of the account: the member's name, the page's heading, and links to the other pages. */
export const AccountPage = (props: Props) => <AccountFrame {...props} person={usePerson()} />

function usePerson() {
  const session = useStream(usePlatform().session$)
  if (session.status !== 'member') return undefined
  const { name, userName, email, avatar } = toProfile(session.user)
  return { name, detail: email, avatar: <Avatar name={userName} picture={avatar} /> }
}
