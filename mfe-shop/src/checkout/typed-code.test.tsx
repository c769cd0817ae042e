import { refusal } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { quotes } from '../testing/checkout.ts'
import { heldAnswer } from '../testing/held-answer.ts'
import { openCheckout } from '../testing/open-checkout.tsx'

beforeEach(() => sessionStorage.clear())

const APPLY = 'PUT /api/cart/promo'
const promo = { code: 'WELCOME5', description: '5 % off', discount: 11.9 }
const section = (name: string) => within(screen.getByRole('region', { name }))
const change = (name: string) => userEvent.click(screen.getByRole('button', { name: `Change ${name}` }))
const goOn = (name: string) => userEvent.click(section(name).getByRole('button', { name: 'Continue' }))
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code (optional)' })

/** Opens a returning customer's checkout and types a promo code without applying it. */
async function typeCode(answer: () => unknown = () => null, code = ' welcome5 ') {
  let isApplied = false
  const sent: unknown[] = []
  const { calls } = openCheckout({
    'POST /api/shipping-vat': () => (isApplied ? { ...quotes[222]!, promo, payable: 259.12 } : quotes[222]),
    [APPLY]: ({ body }: { body: unknown }) => {
      sent.push(body)
      const reply = answer()
      isApplied = !(reply instanceof Error)
      return reply
    },
  })
  await screen.findByRole('button', { name: 'Order and pay · $271.97', busy: false })
  await change('payment')
  if (code) await userEvent.type(field(), code)
  return { calls, sent }
}

test('a code that is typed and not applied counts with the way on', async () => {
  const { sent } = await typeCode()
  await goOn('Payment')
  expect(await screen.findByRole('button', { name: 'Order and pay · $259.12', busy: false })).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Review your order')
  expect(section('Review your order').getByText(/Code WELCOME5/)).toBeDefined()
  expect(sent).toEqual([{ code: 'welcome5' }])
})

test('refused, the shopper stays, reads why at the field, and has the focus there', async () => {
  const { calls } = await typeCode(() => refusal(422, 'This code has ended.'))
  await goOn('Payment')
  expect(await screen.findByText('This code has ended.')).toBeDefined()
  expect(document.activeElement).toBe(field())
  expect(field().value).toBe(' welcome5 ')
  expect(screen.queryByRole('button', { name: /Order and pay/ })).toBeNull()
  await userEvent.clear(field())
  expect(screen.queryByText('This code has ended.')).toBeNull()
  await goOn('Payment')
  expect(await screen.findByRole('button', { name: 'Order and pay · $271.97', busy: false })).toBeDefined()
  expect(calls.filter((call) => call === APPLY)).toHaveLength(1)
})

test('an empty field, or one of blanks, changes nothing', async () => {
  const { sent } = await typeCode(undefined, '  ')
  await goOn('Payment')
  expect(screen.getByRole('button', { name: /Order and pay/ })).toBeDefined()
  expect(sent).toEqual([])
})

test('left in its section by way of another, it counts before anything can be paid', async () => {
  const { sent } = await typeCode()
  await change('contact')
  await goOn('Contact')
  expect(await screen.findByRole('button', { name: 'Order and pay · $259.12', busy: false })).toBeDefined()
  expect(sent).toEqual([{ code: 'welcome5' }])
})

test('refused there, its section opens at the field', async () => {
  await typeCode(() => refusal(422, 'This code has ended.'))
  await change('contact')
  await goOn('Contact')
  expect(await screen.findByText('This code has ended.')).toBeDefined()
  expect(document.activeElement).toBe(field())
})

test('while it is being asked for the way on is busy, and pressing again asks nothing more', async () => {
  const { answer, release } = heldAnswer()
  const { sent } = await typeCode(() => answer)
  await goOn('Payment')
  await userEvent.click(section('Payment').getByRole('button', { name: 'Continue', busy: true }))
  release(null)
  expect(await screen.findByRole('button', { name: 'Order and pay · $259.12', busy: false })).toBeDefined()
  expect(sent).toHaveLength(1)
})
