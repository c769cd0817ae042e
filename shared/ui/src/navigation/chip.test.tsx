import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { expect, test } from 'vitest'

import { ActiveChip, Chip, ChipLink, ChipList } from './chip.tsx'

const Link = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

function InStock() {
  const [isPressed, setPressed] = useState(false)
  return <Chip label="In stock" isPressed={isPressed} onToggle={setPressed} />
}

test('chips that are links lead on, say their count, and the present one is marked', () => {
  render(
    <ChipList label="Category">
      <ChipLink link={<Link to="/shop" />} label="All" isCurrent />
      <ChipLink link={<Link to="/shop?category=bag" />} label="Bags" count={1234} />
    </ChipList>,
  )
  expect(screen.getByRole('list', { name: 'Category' })).toBeTruthy()
  expect(screen.getByRole('link', { current: true }).textContent).toBe('All')
  expect(screen.getByRole('link', { name: 'Bags 1,234' }).getAttribute('href')).toBe('/shop?category=bag')
})

test('a chip that is a button is pressed and let go', async () => {
  render(<InStock />)
  await userEvent.click(screen.getByRole('button', { name: 'In stock', pressed: false }))
  await userEvent.click(screen.getByRole('button', { name: 'In stock', pressed: true }))
  expect(screen.getByRole('button', { name: 'In stock', pressed: false })).toBeTruthy()
})

test('a filter that holds is a link that takes it away, and says so', () => {
  render(
    <ChipList label="Active filters">
      <ActiveChip link={<Link to="/shop" />} label="In stock" />
    </ChipList>,
  )
  expect(screen.getByRole('link', { name: 'Remove filter: In stock' }).getAttribute('href')).toBe('/shop')
})
