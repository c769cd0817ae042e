import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'

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
