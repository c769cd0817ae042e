import type { Session } from '@nireeka/contracts'
import { screen } from '@testing-library/react'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { fakeShell } from '../testing/fake-shell.ts'
import { asMember } from '../testing/members.ts'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { MobileMenu } from './mobile-menu.tsx'

const NAV = ['E-Bikes', 'Accessories', 'Spare parts', 'Help centre', 'Forum', 'Dashboard', 'Contact']
const OWN = ['Dashboard', 'Profile', 'Orders', 'Settings', 'Payments', 'Credits', 'Support']

test.each<[string, Session, string[]]>([
  ['a guest', { status: 'guest' }, ['Login', 'Register']],
  ['a member', asMember(), OWN],
  ['an agent of the support', asMember({ is_admin: 1 }), OWN],
  ['an admin', asMember({ is_admin: 9 }), [...OWN, 'Admin Panel']],
])('on a phone %s finds the navigation and what is theirs', (_who, session, own) => {
  renderInShell(<MobileMenu />, fakeShell({ platform: { session$: new BehaviorSubject(session) } }))
  // jsdom can't open a popover, so its content is queried as hidden elements.
  const links = screen.getAllByRole('link', { hidden: true })
  expect(links.map(({ textContent }) => textContent)).toEqual([...NAV, ...own])
})
