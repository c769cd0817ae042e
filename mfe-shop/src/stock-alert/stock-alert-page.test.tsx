import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { StockAlertPage } from './stock-alert-page.tsx'

const END = 'POST /api/stock-alerts/end'

/** Opens the page behind an email's link; each click takes the next answer. */
function open(search: string, ...replies: unknown[]) {
  const sent: unknown[] = []
  const reply = ({ body }: { body?: unknown }) => {
    sent.push(body)
    return replies.shift()
  }
  renderPage(<StockAlertPage />, `/shop/stock-alert${search}`, { http: fakeHttp({ [END]: reply }).http })
  return sent
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const press = () => userEvent.click(screen.getByRole('button', { name: 'Delete my address' }))

test('opening the link does nothing: it asks', () => {
  const sent = open('?key=abc')
  expect(heading()).toBe('Delete your address?')
  expect(sent).toEqual([])
})

test('the button deletes the address', async () => {
  const sent = open('?key=abc', null)
  await press()
  expect(heading()).toBe('Your address has been deleted')
  expect(sent).toEqual([{ key: 'abc' }])
  expect(screen.queryByRole('button')).toBeNull()
})

test('a link that nobody knows any more says so', async () => {
  open('?key=abc', refusal(404, 'There is no such email.'))
  await press()
  expect(heading()).toBe('This link no longer works')
})

test('a failure that may pass can be tried again', async () => {
  open('?key=abc', refusal(503, 'One moment, please.'), null)
  await press()
  expect(screen.getByRole('alert').textContent).toBe('One moment, please.')
  await press()
  expect(heading()).toBe('Your address has been deleted')
})

test('an address without a key has nothing to stop', () => {
  open('')
  expect(heading()).toBe('This link no longer works')
  expect(screen.getByRole('link', { name: 'All accessories' })).toBeDefined()
})
