import type { Session, Stream, User } from '@nireeka/contracts'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { foundParts, pads } from '../testing/samples.ts'

const bike = {
  serial_number: 'NKP-24-004217',
  title: 'Nireeka Prime',
  slug: 'nireeka-prime',
  image: '/prime.webp',
  size: 'M',
  year: 2024,
  parts: ['Carbon rims'],
}
const mine = {
  order_bike_id: 7,
  title: 'Nireeka Prime',
  image: '/prime.webp',
  size: 'M',
  serial_number: 'NKP-24-004217',
  order_id: 1207,
}

const still = <T,>(value: T): Stream<T> => ({
  value,
  subscribe: () => ({ unsubscribe: () => undefined }),
})
const MEMBER: Session = { status: 'member', user: { unit: 0 } as User }

function open(path: string, { answer, member = false }: { answer?: unknown; member?: boolean } = {}) {
  const { http } = fakeHttp({
    'GET /api/spares/for-bike': answer ?? { ...foundParts(pads), bike },
    'GET /api/spares/my-bikes': { bikes: [mine] },
  })
  renderRoutes(routes, path, { http, session$: still(member ? MEMBER : { status: 'guest' }) })
}

const input = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Serial/ })

test('a guest’s serial number leads to the parts of that bike', async () => {
  open('/shop/spares/my-bike')
  await userEvent.type(await input(), 'nkp-24-004217{Enter}')
  expect(await screen.findByRole('heading', { name: 'Parts for Nireeka Prime: 1 part' })).toBeDefined()
  expect(location.search).toBe('?serial=NKP-24-004217')
  expect(screen.getByText(/size M, 2024 · Carbon rims/)).toBeDefined()
})

test('filters keep the bike', async () => {
  open('/shop/spares/my-bike?serial=NKP-24-004217')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Assembly' }), 'Brakes (8)')
  expect(location.search).toBe('?serial=NKP-24-004217&family=BRK')
  expect(screen.queryByRole('combobox', { name: 'Fits' })).toBeNull()
})

test('a serial number that nobody knows is explained, and leads to the model’s parts', async () => {
  open('/shop/spares/my-bike?serial=NKN-24-999999', { answer: refusal(404, 'Not found.') })
  expect(await screen.findByRole('heading', { name: 'We couldn’t find bike NKN-24-999999' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'All parts' }).getAttribute('href')).toBe('/shop/spares?bike=nyx')
})

test('a guest who types an order number is told to log in', async () => {
  open('/shop/spares/my-bike')
  await userEvent.type(await input(), '1207{Enter}')
  expect(await screen.findByText(/Log in to use it/)).toBeDefined()
  expect(location.search).toBe('')
})

test('a member chooses one of their bikes', async () => {
  open('/shop/spares/my-bike', { member: true })
  const link = await screen.findByRole('link', { name: 'Nireeka Prime, M · NKP-24-004217' })
  expect(link.getAttribute('href')).toBe('/shop/spares/my-bike?bike=7')
})

test('a member finds a bike by its order number, and is told when no bike is from it', async () => {
  open('/shop/spares/my-bike', { member: true })
  await screen.findByRole('link', { name: /NKP-24-004217/ })
  await userEvent.type(await input(), '#99{Enter}')
  expect(await screen.findByText(/None of your bikes came from this order/)).toBeDefined()
  await userEvent.clear(await input())
  await userEvent.type(await input(), '#1207{Enter}')
  expect(location.search).toBe('?bike=7')
})
