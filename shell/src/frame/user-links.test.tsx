import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { fakeShell } from '../testing/fake-shell.ts'
import { ann } from '../testing/members.ts'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { USER_LINKS } from './links.ts'
import { UserLinks } from './user-links.tsx'

function open(is_admin: number) {
  const logout = vi.fn(async () => undefined)
  renderInShell(<UserLinks user={{ ...ann, is_admin }} />, fakeShell({ session: { logout } }))
  return logout
}

test.each([
  [9, true],
  [1, false],
  [0, false],
])('is_admin %i sees the Admin Panel: %s', (is_admin, isListed) => {
  open(is_admin)
  const link = screen.queryByRole('link', { name: 'Admin Panel' })
  expect(link?.getAttribute('href')).toBe(isListed ? '/backoffice' : undefined)
})

test('the user menu leads to the member’s pages', () => {
  open(0)
  const links = screen.getAllByRole('link').map((link) => ({
    to: link.getAttribute('href'),
    label: link.textContent,
  }))
  expect(links).toEqual(USER_LINKS)
})

test('Sign out logs out', async () => {
  const logout = open(0)
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(logout).toHaveBeenCalledOnce()
})
