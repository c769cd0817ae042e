import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'

import { Breadcrumbs } from './breadcrumbs.tsx'

const Link = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

test('every step but the page itself leads back', () => {
  render(
    <Breadcrumbs
      items={[{ label: 'Accessories', link: <Link to="/shop/accessories" /> }, { label: 'Bell' }]}
    />,
  )
  expect(screen.getByRole('link', { name: 'Accessories' }).getAttribute('href')).toBe('/shop/accessories')
  expect(screen.getByText('Bell').getAttribute('aria-current')).toBe('page')
})
