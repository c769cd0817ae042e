import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { promoCode, promoPage } from './sample-promos.ts'

test('the list says what each code takes off, until when, and how often it was used', async () => {
  const asked: unknown[] = []
  const items = [
    promoCode(1, { max: 20, uses: 3, max_uses: 10 }),
    promoCode(2, { kind: 'free_shipping', percent: null, status: 'ended', ends_at: '2026-01-01T00:00:00Z' }),
  ]
  const { http } = fakeHttp({
    'GET /api/backoffice/promo-codes': ({ query }: { query?: unknown }) => {
      asked.push(query)
      return promoPage(items)
    },
    'GET /api/backoffice/promo-codes/counts': { total: 2, counts: [{ status: 'active', count: 1 }] },
  })
  renderRoutes(routes, '/backoffice/promo-codes?status=active&sort=-uses&search=aut', {
    http,
    session$: staff(9),
  })
  const link = await screen.findByRole('link', { name: 'AUTUMN1' })
  expect(link.getAttribute('href')).toBe('/backoffice/promo-codes/1')
  const [, first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(first).toBe('AUTUMN110% off accessories, up to $20Ten offActive–Never3 of 107 left')
  expect(second).toMatch(/^AUTUMN2Free shippingTen offEnded–Jan 1, 2026.*0Unlimited$/)
  expect(asked).toEqual([{ search: 'aut', status: 'active', sort: 'most_used', page: 1 }])
  expect(screen.getByRole('link', { name: 'New promo code' })).toBeTruthy()
})
