import { renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { AccountNavigation } from './account-navigation.tsx'

const opener = () => screen.getByRole('button', { name: /sections$/ })
const isOpen = () => opener().getAttribute('aria-expanded') === 'true'

test('a button with the current section opens the list of all, which closes at a link', async () => {
  renderPage(<AccountNavigation />, '/dashboard/orders/4', {})
  expect(opener().textContent).toBe('OrdersAll 12 sections')
  expect(isOpen()).toBe(false)
  await userEvent.click(opener())
  expect(isOpen()).toBe(true)
  const list = within(document.getElementById(opener().getAttribute('aria-controls')!)!)
  await userEvent.click(list.getByRole('link', { name: 'Credits' }))
  expect(isOpen()).toBe(false)
  expect(opener().textContent).toBe('CreditsAll 12 sections')
  expect(list.getByRole('link', { current: 'page' }).textContent).toBe('Credits')
})

test('Escape closes the list and returns to its button', async () => {
  renderPage(<AccountNavigation />, '/dashboard', {})
  await userEvent.click(opener())
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Dashboard')
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(opener())
})
