import type { Session } from '@nireeka/contracts'
import { screen } from '@testing-library/react'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { fakeShell } from '../testing/fake-shell.ts'
import { asMember } from '../testing/members.ts'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { AccountControl } from './account-control.tsx'

function open(session: Session, path = '/') {
  const platform = { session$: new BehaviorSubject(session) }
  renderInShell(<AccountControl />, fakeShell({ platform }), path)
}

const hrefs = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('guests see a Login link that leads back to this page, and one to register', () => {
  open({ status: 'guest' }, '/shop/accessories?q=lock#results')
  expect(hrefs()).toEqual([
    ['Login', '/login?continue=%2Fshop%2Faccessories%3Fq%3Dlock%23results'],
    ['Register', '/register'],
  ])
})

test('while it is not known who it is, a guest’s links keep their room out of sight', () => {
  open({ status: 'loading' })
  expect(screen.getByRole('link', { name: 'Login' }).parentElement?.className).toContain('unknown')
  expect(screen.queryByRole('button')).toBeNull()
})

test('members see their menu and no Login', () => {
  open(asMember())
  expect(screen.getByRole('button', { name: 'Your account' })).toBeDefined()
  expect(screen.getByText('Ann Rider')).toBeDefined()
  // jsdom can't open a popover, so its content is queried as hidden elements.
  expect(screen.getByRole('link', { name: 'Orders', hidden: true })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Login', hidden: true })).toBeNull()
})

test.each([
  ['nineteen@example.io', 'nineteen@example.io'],
  ['twenty.x@example.com', 'twenty.x@example.co…'],
  ['a.very.long.name@example.com', 'a.very.long.name@ex…'],
])('the email %s is shown as %s: cut at 19 characters', (email, shown) => {
  open(asMember({ email }))
  expect(screen.getByText(shown)).toBeDefined()
})
