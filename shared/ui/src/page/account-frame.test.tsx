import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'

import { AccountFrame } from './account-frame.tsx'
import { BackOfficeFrame } from './back-office-frame.tsx'

const Link = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)
const links = [
  { label: 'Orders', link: <Link to="/orders" aria-current="page" />, icon: 'cart' as const },
  { label: 'Profile', link: <Link to="/profile" /> },
]

test("a member's page says whose it is, where one is, and leads to the others", () => {
  render(
    <AccountFrame heading="Orders" links={links} person={{ name: 'Anna Berg', detail: 'anna@example.com' }}>
      What was bought
    </AccountFrame>,
  )
  const pages = within(screen.getByRole('navigation', { name: 'Your account' }))
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('Orders')
  expect(pages.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile')
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeTruthy()
  expect(screen.getByText('Anna Berg')).toBeTruthy()
})

test('a page for staff has a rail of what there is, which a phone has behind a button', async () => {
  render(
    <BackOfficeFrame heading="Back office" links={links} site={<Link to="/" />}>
      Figures
    </BackOfficeFrame>,
  )
  const rail = within(screen.getByRole('navigation', { name: 'Back office' }))
  expect(rail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Orders', 'Profile'])
  fireEvent.click(screen.getByRole('button', { name: 'Back office, areas' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Back office' }))
  fireEvent.click(menu.getByRole('link', { name: 'Orders' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
