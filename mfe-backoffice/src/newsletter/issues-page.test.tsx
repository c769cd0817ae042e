import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { issue } from './sample-issues.ts'

const PATH = '/api/backoffice/newsletters'

test('the list says how far each issue is, and what became of it', async () => {
  const asked: unknown[] = []
  const {
    preheader: _p,
    body: _b,
    bike_id: _bike,
    country_id: _c,
    version: _v,
    ...row
  } = issue({
    state: 'sent',
    recipients: 2010,
    sent: 2000,
    failed: 10,
    left: 3,
  })
  const { http } = fakeHttp({
    [`GET ${PATH}`]: ({ query }: { query: unknown }) => {
      asked.push(query)
      return { items: [row], page: 1, per_page: 20, total: 1 }
    },
  })
  renderRoutes(routes, '/backoffice/newsletters?state=sent&search=spring', { http, session$: staff(9) })
  const link = await screen.findByRole('link', { name: 'Spring is here' })
  expect(link.getAttribute('href')).toBe('/backoffice/newsletters/7')
  const [, first] = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(first).toMatch(/^Spring is hereSentAll subscribers2,000103/)
  expect(asked).toEqual([{ search: 'spring', state: 'sent', page: 1 }])
})

test('the bounces have the address and what the mail server said', async () => {
  const { http } = fakeHttp({
    [`GET ${PATH}/bounces`]: {
      items: [
        { id: 1, email: 'gone@example.com', reason: '550 no such user', bounced_at: '2026-11-01T12:00:00Z' },
      ],
      page: 1,
      per_page: 50,
      total: 1,
    },
  })
  renderRoutes(routes, '/backoffice/newsletters/bounces', { http, session$: staff(9) })
  expect(await screen.findByText('gone@example.com')).toBeTruthy()
  expect(screen.getByText('550 no such user')).toBeTruthy()
})
