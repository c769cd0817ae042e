import type { PromoCodeData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { promoCode } from './sample-promos.ts'

interface Sent {
  query?: Record<string, unknown>
  body?: unknown
}

const COUNTRIES = {
  countries: [
    { id: 80, name: 'Germany', served: true, speed_limit_kmh: 25 },
    { id: 999, name: 'Nowhere', served: false, speed_limit_kmh: 25 },
  ],
}
const NO_USES = { items: [], page: 1, per_page: 50, total: 0, discount_total: 0 }

/** Opens a page on a code; what is saved is answered as the next version. */
function open(path: string, promo: PromoCodeData = promoCode(7), replies: Record<string, unknown> = {}) {
  const saved: unknown[] = []
  const previewed: unknown[] = []
  const notify = vi.fn<(tone: string, text: string) => void>()
  const confirm = vi.fn(async () => true)
  const save = ({ body }: Sent) => {
    saved.push(body)
    return { ...promo, ...(body as object), version: promo.version + 1 }
  }
  const { http } = fakeHttp({
    [`GET /api/backoffice/promo-codes/${promo.id}`]: promo,
    [`GET /api/backoffice/promo-codes/${promo.id}/uses`]: NO_USES,
    [`PUT /api/backoffice/promo-codes/${promo.id}`]: save,
    'POST /api/backoffice/promo-codes': save,
    'GET /api/countries': COUNTRIES,
    'GET /api/backoffice/promo-codes/preview': ({ query }: Sent) => {
      previewed.push(query)
      return { discount: 10, is_shipping_free: false, reason: null }
    },
    ...replies,
  })
  renderRoutes(routes, path, { http, session$: staff(9), notify, confirm })
  return { saved, previewed, notify, confirm }
}

const field = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const number = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })
const button = (name: string) => screen.getByRole('button', { name })

test('a new code is made with all that was entered', async () => {
  const { saved } = open('/backoffice/promo-codes/new')
  await userEvent.type(await field('Code'), 'spring5')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Amount')
  await userEvent.type(number('Amount in dollars'), '5.50')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Applies to' }), 'Accessories')
  await userEvent.type(await field('Description'), '$5.50 off')
  await userEvent.type(number(/Total uses/), '100')
  await userEvent.click(screen.getByRole('checkbox', { name: 'First order only' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Germany' }))
  expect(screen.queryByRole('checkbox', { name: 'Nowhere' })).toBeNull()
  await userEvent.click(button('Create'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toEqual({
    code: 'SPRING5',
    kind: 'amount',
    percent: null,
    max: null,
    amount: 5.5,
    applies_to: 'accessories',
    product_ids: [],
    colour_type: null,
    description: '$5.50 off',
    min: 0,
    starts_at: null,
    ends_at: null,
    max_uses: 100,
    max_per_member: null,
    is_first_order_only: true,
    customer_group: null,
    country_ids: [80],
  })
})

test('what is missing stands at its field, and the server’s sentence above the form', async () => {
  const { saved } = open('/backoffice/promo-codes/new', promoCode(7), {
    'POST /api/backoffice/promo-codes': () => refusal(409, 'There is a promo code SPRING5 already.'),
  })
  await userEvent.type(await field('Code'), 'spring5')
  await userEvent.type(await field('Description'), 'Off')
  await userEvent.click(button('Create'))
  expect(await screen.findByText('A percentage is missing.')).toBeTruthy()
  await userEvent.type(number('Percent'), '5')
  await userEvent.click(button('Create'))
  expect(await screen.findByText('There is a promo code SPRING5 already.')).toBeTruthy()
  expect(saved).toEqual([])
})

test('a change sends the version that was read', async () => {
  const { saved } = open('/backoffice/promo-codes/7')
  const description = await field('Description')
  expect(screen.queryByText('Unsaved changes')).toBeNull()
  await userEvent.clear(description)
  await userEvent.type(description, 'Ten percent off')
  await userEvent.clear(number(/Total uses/))
  await userEvent.click(button('Save'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ description: 'Ten percent off', max_uses: null, version: 4 })
})

test('what a used code takes off can’t be edited', async () => {
  open('/backoffice/promo-codes/7', promoCode(7, { uses: 2 }), {
    'GET /api/backoffice/promo-codes/7/uses': {
      items: [
        {
          order_id: 5,
          number: 'NK-1005',
          customer: 'Anna Berg',
          used_at: '2026-11-01T12:00:00Z',
          discount: 8,
        },
      ],
      page: 1,
      per_page: 50,
      total: 1,
      discount_total: 8,
    },
  })
  expect(await screen.findByText('10% off accessories')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull()
  expect(screen.getByText(/To change the discount, end this code and duplicate it/)).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'NK-1005' })
  expect(link.getAttribute('href')).toBe('/backoffice/orders/5')
  expect(screen.getByText(/discounted in total/).textContent).toBe('$8 discounted in total')
})

test('a duplicate begins with everything but the code and the dates', async () => {
  const { saved } = open(
    '/backoffice/promo-codes/new?from=7',
    promoCode(7, { uses: 2, ends_at: '2026-01-01T00:00:00Z', min: 50 }),
  )
  const code = await field('Code')
  expect(code.value).toBe('')
  await userEvent.type(code, 'AGAIN')
  await userEvent.click(button('Create'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ code: 'AGAIN', percent: 10, min: 50, ends_at: null })
})

test('a code is ended after asking', async () => {
  const ended: unknown[] = []
  const { notify, confirm } = open('/backoffice/promo-codes/7', promoCode(7), {
    'POST /api/backoffice/promo-codes/7/end': ({ body }: Sent) => {
      ended.push(body)
      return promoCode(7, { status: 'ended', ends_at: '2026-11-23T12:00:00Z', version: 5 })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'End now' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'AUTUMN7 has ended.'))
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'End AUTUMN7 now?' }))
  expect(ended).toEqual([{ version: 4 }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End now' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Duplicate' })))
})

test('the preview asks what a cart would get by what is entered', async () => {
  const { previewed } = open('/backoffice/promo-codes/7')
  expect(await screen.findByText('$10 off.')).toBeTruthy()
  expect(previewed[0]).toEqual({
    kind: 'percent',
    applies_to: 'accessories',
    percent: '10',
    max: undefined,
    amount: undefined,
    min: '0',
    holds: 'accessory',
    cart: '100',
  })
  await userEvent.type(number('Percent'), '0')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Preview with' }), 'A bike')
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ percent: '100', holds: 'bike' }))
})

test('products are chosen by searching, and taken off again', async () => {
  const helmet = { id: 3, title: 'City helmet', number: 'NK-H', kind: 'accessory' }
  const { saved } = open('/backoffice/promo-codes/7', promoCode(7), {
    'GET /api/backoffice/promo-codes/products': [helmet],
  })
  await userEvent.type(await screen.findByLabelText(/Limit to products/), 'helm')
  await userEvent.click(await screen.findByRole('option', { name: /City helmet/ }))
  const chosen = within(await screen.findByRole('list', { name: 'Chosen products' }))
  expect(chosen.getByRole('listitem').textContent).toContain('City helmet')
  await userEvent.click(button('Save'))
  await waitFor(() => expect(saved[0]).toMatchObject({ product_ids: [3] }))
})
