import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { PageBoundary } from './page-boundary.tsx'

function Broken(): never {
  throw new Error('a page that breaks')
}

function Site({ path }: { path: string }) {
  return (
    <>
      <header>Cart</header>
      <PageBoundary path={path} report={report}>
        {path === '/broken' ? <Broken /> : <h1>{path}</h1>}
      </PageBoundary>
    </>
  )
}

const report = vi.fn()

test('a page that breaks is told in its place, the frame stays, and the next page is shown', () => {
  const { rerender } = render(<Site path="/broken" />)
  expect(screen.getByRole('alert').textContent).toContain('This page can’t be shown right now')
  expect(screen.getByText('Cart')).toBeDefined()
  expect(report).toHaveBeenCalledWith(new Error('a page that breaks'))

  rerender(<Site path="/faq" />)
  expect(screen.getByRole('heading', { name: '/faq' })).toBeDefined()
  // React logs every error that a boundary catches.
  vi.mocked(console.error).mockClear()
})
