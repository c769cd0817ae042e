import type { Session } from '@nireeka/contracts'
import { refusal } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { anna } from '../testing/anna.ts'
import { bell } from '../testing/accessories.ts'
import { openProduct } from '../testing/open-product.tsx'

const ALERT = 'POST /api/accessories/1003/stock-alert'
const soldOut = { ...bell, stock: 0, availability: 'out_of_stock', restock_on: null }

/** Opens the page of a sold-out bell; `replies` are the answers to its requests. */
async function open(session: Session, ...replies: unknown[]) {
  const sent: unknown[] = []
  const reply = ({ body }: { body?: unknown }) => {
    sent.push(body)
    return replies.shift()
  }
  const session$ = new BehaviorSubject<Session>(session)
  openProduct(
    '/shop/accessories/1003',
    { 'GET /api/accessories/1003': soldOut, [ALERT]: reply },
    { session$ },
  )
  return { sent, field: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your email' }) }
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Tell me when it’s back' }))

test('a guest is told when it is back, by one email', async () => {
  const { sent, field } = await open({ status: 'guest' }, null)
  expect(screen.getByText('Sold out at the moment')).toBeDefined()
  expect(screen.getByText('One email when it’s back, and nothing else.')).toBeDefined()
  await userEvent.type(field, 'mara@example.com')
  await send()
  expect(await screen.findByText(/email mara@example.com once/)).toBeDefined()
  expect(sent).toEqual([{ email: 'mara@example.com' }])
})

test('a member finds her address there', async () => {
  const { field } = await open({ status: 'member', user: anna })
  expect(field.value).toBe('anna@example.com')
})

test('an address that is none is said at its field, and nothing is sent', async () => {
  const { sent, field } = await open({ status: 'guest' })
  await userEvent.type(field, 'mara@')
  await send()
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('a refusal keeps what was typed and can be tried again', async () => {
  const { field } = await open({ status: 'guest' }, refusal(429, 'Please wait a minute.'), null)
  await userEvent.type(field, 'mara@example.com')
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait a minute.')
  expect(field.value).toBe('mara@example.com')
  await send()
  expect(await screen.findByText('We’ll let you know')).toBeDefined()
})
