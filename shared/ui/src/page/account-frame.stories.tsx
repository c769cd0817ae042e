import { cloneElement } from 'react'

import { Button } from '../button/button.tsx'
import { Avatar } from '../person/avatar.tsx'
import { storyLink } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { AccountFrame } from './account-frame.tsx'

const LINKS = [
  {
    label: 'Dashboard',
    link: cloneElement(storyLink('#dashboard'), { 'aria-current': 'page' }),
    icon: 'eye',
  },
  { label: 'Orders', link: storyLink('#orders'), icon: 'cart' },
  { label: 'Profile', link: storyLink('#profile'), icon: 'user' },
] as const
const anna = { name: 'Anna Berg', detail: 'anna@example.com', avatar: <Avatar name="Anna Berg" /> }
const text = <p>What stands in the page begins here.</p>

export const stories: Stories = {
  'A member’s page': () => (
    <AccountFrame heading="Dashboard" lead="Good to see you, Anna." links={LINKS} person={anna}>
      {text}
    </AccountFrame>
  ),
  'Nobody known yet': () => (
    <AccountFrame heading="Orders" links={LINKS} actions={<Button tone="secondary">Print</Button>}>
      {text}
    </AccountFrame>
  ),
  'Long text': () => (
    <AccountFrame
      heading="Everything that you have ever bought from us"
      links={LINKS}
      person={{
        name: 'Devanshu-Alexandros Chattopadhyay-Papadimitropoulos',
        detail: 'devanshu-alexandros.chattopadhyay@a-rather-long-provider.example.com',
        avatar: <Avatar name="Devanshu-Alexandros Chattopadhyay" />,
      }}
    >
      {text}
    </AccountFrame>
  ),
}
