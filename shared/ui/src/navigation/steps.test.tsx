import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'

import { Steps } from './steps.tsx'

const Link = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

const steps = [
  { label: 'Cart', link: <Link to="/cart" /> },
  { label: 'Address' },
  { label: 'Payment', link: <Link to="/payment" /> },
]

test('the present step is marked, and what is done says so and leads back', () => {
  render(<Steps label="Checkout" steps={steps} current={1} />)
  const [cart, address, payment] = within(screen.getByRole('list', { name: 'Checkout' })).getAllByRole(
    'listitem',
  )
  expect(within(cart!).getByRole('link', { name: 'Cart, done' }).getAttribute('href')).toBe('/cart')
  expect(address!.getAttribute('aria-current')).toBe('step')
  expect(address!.textContent).toBe('2Address, step 2 of 3')
  expect(within(payment!).queryByRole('link')).toBeNull()
})

test('when all is done, no step is the present one', () => {
  render(<Steps label="Checkout" steps={steps} current={3} />)
  expect(screen.getAllByText(', done')).toHaveLength(3)
  expect(document.querySelector('[aria-current]')).toBeNull()
})
