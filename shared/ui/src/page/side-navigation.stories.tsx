import { cloneElement } from 'react'

import { storyLink } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { SideNavigation } from './side-navigation.tsx'

const here = (href: string) => cloneElement(storyLink(href), { 'aria-current': 'page' })

export const stories: Stories = {
  'With icons': () => (
    <SideNavigation
      label="Your account, with icons"
      links={[
        { label: 'Dashboard', link: here('#dashboard'), icon: 'eye' },
        { label: 'Orders', link: storyLink('#orders'), icon: 'cart' },
      ]}
    />
  ),
  'Words only, more than a phone shows': () => (
    <SideNavigation
      label="Your account, in words"
      links={['Dashboard', 'Orders', 'Payments', 'Credits', 'Settings', 'Support'].map((label, place) => ({
        label,
        link: place === 1 ? here('#here') : storyLink(`#${label}`),
      }))}
    />
  ),
}
