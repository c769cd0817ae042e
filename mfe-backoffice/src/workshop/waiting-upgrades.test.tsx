import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'

const UPGRADES = 'GET /api/backoffice/workshop/upgrades'

/** Opens a board without bikes. */
function open(upgrades: unknown) {
  const { http } = fakeHttp({
    'GET /api/backoffice/workshop/bikes': { items: [], page: 1, per_page: 30, total: 0 },
    'GET /api/backoffice/workshop/counts': { counts: [], models: [] },
    'GET /api/backoffice/workshop/shortages': [],
    [UPGRADES]: upgrades,
  })
  renderRoutes(routes, '/backoffice/workshop', { http, session$: staff(9) })
}

test('upgrades of ordered bikes stand below the bikes to build, with where they go', async () => {
  const upgrade = {
    id: 1,
    order: { id: 7, number: 'NK-1007' },
    paid_at: '2026-11-20T09:00:00.000Z',
    customer: 'Rita',
    bike: { id: 1, title: 'Nireeka Prime' },
    size: 'M',
    serial_number: 'NKP-26-500001',
    bike_stage: null,
    parts: '840 Wh, 6 A quick charger',
  }
  const items = [upgrade, { ...upgrade, id: 2, serial_number: null, bike_stage: 'in_production' }]
  open({ total: 32, items })
  const upgrades = within(await screen.findByRole('region', { name: 'Upgrades 32' }))
  const [sent, fitted] = upgrades.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(sent).toContain('NK-1007 RitaFor Nireeka Prime, M840 Wh, 6 A quick charger')
  expect(sent).toContain('Send to the customer, NKP-26-500001, paid November 20')
  expect(fitted).toContain('Fit to the bike in the workshop: in production, paid November 20')
  expect(upgrades.getByText('These 2 were paid first. 30 more follow.')).toBeTruthy()
  expect(upgrades.getAllByRole('link', { name: 'View order NK-1007' })[0]?.getAttribute('href')).toBe(
    '/backoffice/orders/7',
  )
})

test('upgrades that can’t be read say so, and only late bikes are shown without them', async () => {
  open(() => refusal(503, 'Busy.'))
  expect(await screen.findByText('Upgrades can’t be shown right now')).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Late')
  await waitFor(() => expect(screen.queryByText('Upgrades can’t be shown right now')).toBeNull())
})
