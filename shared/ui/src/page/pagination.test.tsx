import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'

import { Pagination } from './pagination.tsx'

const Link = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)

const show = (page: number, pages: number) =>
  render(<Pagination page={page} pages={pages} link={(n) => <Link to={`/forum/${n}`} />} />)
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('every page is a link of the router, the present one is marked', () => {
  show(2, 3)
  expect(address('Page 3')).toBe('/forum/3')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
  expect(address('Previous page')).toBe('/forum/1')
  expect(address('Next page')).toBe('/forum/3')
})

test('the first page has none before it, the last none after it', () => {
  const { unmount } = show(1, 2)
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull()
  unmount()
  show(2, 2)
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
})

test('a list of one page needs no pages', () => {
  show(1, 1)
  expect(screen.queryByRole('navigation')).toBeNull()
})
