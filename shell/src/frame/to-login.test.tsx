import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fakeShell } from '../testing/fake-shell.ts'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { ToLogin } from './to-login.tsx'

test('a guest on a member’s page is led to the login and back to the very place', async () => {
  renderInShell(<ToLogin from="/dashboard/orders" />, fakeShell(), '/dashboard/orders?page=2#order-7')
  await waitFor(() =>
    expect(`${location.pathname}${location.search}`).toBe(
      '/login?continue=%2Fdashboard%2Forders%3Fpage%3D2%23order-7',
    ),
  )
})

test('a browser that is on its way to another page already goes on there', () => {
  renderInShell(<ToLogin from="/dashboard/orders" />, fakeShell(), '/shop/spares')
  expect(location.pathname).toBe('/shop/spares')
})
