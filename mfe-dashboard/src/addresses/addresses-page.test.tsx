import type { SavedAddressData } from '@nireeka/contracts/api'
import type { Platform } from '@nireeka/contracts'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'

const COUNTRIES = [
  { id: 80, name: 'Germany', served: true },
  { id: 222, name: 'United States', served: true },
]

const berlin: SavedAddressData = {
  id: 5,
  country_id: 80,
  name: 'Rita',
  last_name: 'Rider',
  street: 'Hafenstrasse 1',
  street_2: null,
  city: 'Berlin',
  region: null,
  postcode: '10115',
  phone: null,
}

function open(replies: Record<string, unknown>, parts: Partial<Platform> = {}) {
  const fake = fakeHttp({ 'GET /api/countries': { countries: COUNTRIES }, ...replies })
  renderRoutes(routes, '/dashboard/addresses', { http: fake.http, notify: vi.fn(), ...parts })
  return fake
}

const type = (name: string | RegExp, words: string) =>
  userEvent.type(screen.getByRole('textbox', { name }), words)

test('addresses stand as on a parcel', async () => {
  open({ 'GET /api/addresses': { addresses: [berlin] } })
  const [card] = within(await screen.findByRole('list', { name: 'Your addresses' })).getAllByRole('listitem')
  expect(within(card!).getByRole('heading', { name: 'Rita Rider' })).toBeTruthy()
  expect(within(card!).getByText('Hafenstrasse 1').parentElement?.textContent).toBe(
    'Hafenstrasse 110115 BerlinGermany',
  )
  expect(document.title).toBe('Addresses · Nireeka')
})

test('of several addresses the one that was used last says so, and another is added from a tile behind the last one', async () => {
  open({ 'GET /api/addresses': { addresses: [berlin, { ...berlin, id: 6, city: 'Potsdam' }] } })
  const cards = within(await screen.findByRole('list', { name: 'Your addresses' })).getAllByRole('listitem')
  expect(cards.map((card) => card.textContent?.includes('Used last'))).toEqual([true, false, false])
  expect(screen.getByRole('heading', { name: '2 saved addresses' })).toBeTruthy()
  await userEvent.click(within(cards[2]!).getByRole('button', { name: 'Add an address' }))
  expect(screen.getByRole('form', { name: 'New address' })).toBeTruthy()
})

test('a new address is asked for as its country writes it, and saved', async () => {
  let addresses: SavedAddressData[] = []
  let sent: unknown
  open({
    'GET /api/addresses': () => ({ addresses }),
    'POST /api/addresses': ({ body }: { body: unknown }) => {
      sent = body
      addresses = [berlin]
      return { addresses }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }))
  const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
  expect(country.selectedOptions[0]?.textContent).toBe('United States')
  expect(screen.getByRole('combobox', { name: 'State' })).toBeTruthy()
  await userEvent.selectOptions(country, 'Germany')
  expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull()

  await type('First name', 'Rita')
  await type('Last name', 'Rider')
  await type(/^Street/, 'Hafenstrasse 1')
  await type('City', 'Berlin')
  await type(/^Post/, '1011')
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText(/five digits/)).toBeTruthy()
  await type(/^Post/, '5')
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))

  expect(await screen.findByRole('list', { name: 'Your addresses' })).toBeTruthy()
  const { id: _id, country_id, ...address } = berlin
  expect(sent).toEqual({ country_id, address })
})

test('an address is changed from what it was', async () => {
  let sent: unknown
  open({
    'GET /api/addresses': { addresses: [berlin] },
    'PUT /api/addresses/5': ({ body }: { body: unknown }) => {
      sent = body
      return { addresses: [berlin] }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }))
  const street = screen.getByRole<HTMLInputElement>('textbox', { name: /^Street/ })
  expect(street.value).toBe('Hafenstrasse 1')
  await userEvent.type(street, '2')
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  await screen.findByRole('list', { name: 'Your addresses' })
  expect(sent).toMatchObject({
    address: { street: 'Hafenstrasse 12' },
  })
})

test('what the server refuses stands at its field, and what was typed stays', async () => {
  open({
    'GET /api/addresses': { addresses: [berlin] },
    'PUT /api/addresses/5': refusal(422, 'Please check.', { 'address.city': ['No such city.'] }),
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText('No such city.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).toBe('Berlin')
})

test('deleting asks first, with the specification’s words', async () => {
  let addresses = [berlin]
  const confirm = vi.fn(() => Promise.resolve(true))
  open(
    {
      'GET /api/addresses': () => ({ addresses }),
      'DELETE /api/addresses/5': () => {
        addresses = []
        return { addresses }
      },
    },
    { confirm },
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }))
  expect(confirm).toHaveBeenCalledWith(
    expect.objectContaining({ text: 'This action is not reversible.', isDangerous: true }),
  )
  expect(await screen.findByRole('heading', { name: 'You haven’t saved an address yet' })).toBeTruthy()
})

test('addresses that could not be loaded say why and are tried again', async () => {
  let tries = 0
  open({ 'GET /api/addresses': () => (tries++ === 0 ? refusal(503, 'Busy.') : { addresses: [berlin] }) })
  expect(await screen.findByText('Busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'Your addresses' })).toBeTruthy()
})
