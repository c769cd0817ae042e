import { CONFIRMATIONS } from '@nireeka/contracts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { address, checkoutData } from '../testing/checkout.ts'
import { openCheckout } from '../testing/open-checkout.tsx'

const load = () => screen.findByRole('heading', { level: 2, name: 'Review your order' })
const remove = () =>
  userEvent.click(screen.getByRole('button', { name: 'Delete the address of Ann Rider, Canal Street 12' }))

test('a saved address is deleted only after a yes, and another one is taken', async () => {
  const other = { ...address, id: 6, country_id: 80, region: null, city: 'Berlin', postcode: '10115' }
  const both = { ...checkoutData, addresses: [...checkoutData.addresses, other] }
  const asked: unknown[] = []
  let isGone = false
  openCheckout(
    {
      'GET /api/checkout': () => (isGone ? { ...both, addresses: [other] } : both),
      'DELETE /api/addresses/5': () => (isGone = true),
    },
    { confirm: async (question) => asked.push(question) > 1 },
  )
  await load()
  await userEvent.click(screen.getByRole('button', { name: 'Change delivery address' }))
  await remove()
  expect(asked).toEqual([CONFIRMATIONS.deleteAddress])
  expect(CONFIRMATIONS.deleteAddress.text).toBe('This action is not reversible.')
  expect(isGone).toBe(false)
  await remove()
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Berlin/ }).checked).toBe(true)
})

test('a saved address is edited where it stands', async () => {
  const sent: unknown[] = []
  openCheckout({ 'PUT /api/addresses/5': ({ body }: { body: unknown }) => sent.push(body) })
  await load()
  await userEvent.click(screen.getByRole('button', { name: 'Change delivery address' }))
  await userEvent.click(screen.getByRole('button', { name: /^Edit the address/ }))
  const zip = screen.getByLabelText('ZIP code')
  await userEvent.clear(zip)
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(screen.getByText(/A ZIP code has five digits/)).toBeDefined()
  await userEvent.type(zip, '97205')
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByRole('radio', { name: /Canal Street/ })).toBeDefined()
  expect(sent).toEqual([{ address: { ...address, postcode: '97205' }, country_id: 222 }])
})
