import type { WorkshopBikeData, WorkshopStage } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { workshopBike, workshopBuild } from './sample-bikes.ts'

interface Sent {
  query?: Record<string, unknown>
  body?: unknown
}

const NEXT: Record<WorkshopStage, WorkshopStage[]> = {
  to_build: ['in_production'],
  in_production: ['quality_check'],
  quality_check: ['built', 'in_production'],
  built: [],
}

/** Opens the board on bikes that move as the API moves them. */
function open(
  path = '/backoffice/workshop',
  first: WorkshopBikeData[] = [workshopBike(1), workshopBike(2)],
  replies: Record<string, unknown> = {},
) {
  const bikes = new Map(first.map((bike) => [bike.id, bike]))
  const sent: unknown[] = []
  const asked: unknown[] = []
  const notify = vi.fn<(tone: string, text: string) => void>()
  const moves = first.flatMap(({ id }) => [
    [`GET /api/backoffice/workshop/bikes/${id}`, () => workshopBuild(bikes.get(id)!)] as const,
    [
      `POST /api/backoffice/workshop/bikes/${id}/moves`,
      ({ body }: Sent) => {
        sent.push(body)
        const { to, serial_number } = body as { to: WorkshopStage; serial_number: string | null }
        const bike = bikes.get(id)!
        const moved = { ...bike, stage: to, next_stages: NEXT[to], version: bike.version + 1, serial_number }
        bikes.set(id, moved)
        return workshopBuild(moved)
      },
    ] as const,
  ])
  const { http } = fakeHttp({
    'GET /api/backoffice/workshop/bikes': ({ query }: Sent) => {
      asked.push(query)
      const items = [...bikes.values()].filter(({ stage }) => stage === query?.stage)
      return { items, page: 1, per_page: 30, total: items.length }
    },
    'GET /api/backoffice/workshop/counts': () => ({
      counts: [{ stage: 'to_build', count: bikes.size }],
      models: [{ id: 1, title: 'Nireeka Prime' }],
    }),
    'GET /api/backoffice/workshop/shortages': [],
    'GET /api/backoffice/workshop/upgrades': { total: 0, items: [] },
    ...Object.fromEntries(moves),
    ...replies,
  })
  renderRoutes(routes, path, { http, session$: staff(9), notify })
  return { sent, asked, notify }
}

const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))

test('each bike stands in the column of its status with what the workshop needs to know', async () => {
  open('/backoffice/workshop', [
    workshopBike(1, { days_left: -3, short_parts: ['672 Wh'] }),
    workshopBike(2, {
      stage: 'built',
      next_stages: ['quality_check'],
      promised_on: null,
      days_left: null,
      order: { id: 9, number: 'NK-9', status: 'in_production', bikes: 2, built: 1 },
      serial_number: 'NKP-26-000123',
    }),
  ])
  await screen.findByText('3 days late')
  const late = column('To build').getByRole('listitem')
  expect(late.textContent).toContain('NK-1001 Anna')
  expect(late.textContent).toContain('Nireeka Prime, MMidnight PearlPromised December 11Short: 672 Wh')
  const built = column('Built').getByRole('listitem')
  expect(built.textContent).toContain('No date promised, 1 of 2 bikes built, NKP-26-000123')
  expect(column('Quality check').getByText('No bikes to check.')).toBeTruthy()
})

test('n, n, b: the keys move a bike, the focus goes with it, and b asks for the serial number', async () => {
  const { sent, notify } = open()
  await screen.findAllByRole('button', { name: 'Nireeka Prime, M' })
  await userEvent.keyboard('j')
  for (const name of ['In production', 'Quality check']) {
    await userEvent.keyboard('n')
    await waitFor(() =>
      expect(column(name).getByRole('listitem').contains(document.activeElement)).toBe(true),
    )
  }
  await userEvent.keyboard('b')
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as built' }))
  await userEvent.type(dialog.getByRole('textbox'), 'NKP-26-9{Enter}')
  expect(dialog.getByText(/Enter a serial number such as/)).toBeTruthy()
  await userEvent.clear(dialog.getByRole('textbox'))
  await userEvent.type(dialog.getByRole('textbox'), 'nkp-26-000123{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(column('Built').getByRole('listitem')).toBeTruthy()
  expect(sent).toEqual([
    { to: 'in_production', version: 1, serial_number: null },
    { to: 'quality_check', version: 2, serial_number: null },
    { to: 'built', version: 3, serial_number: 'NKP-26-000123' },
  ])
  expect(notify).toHaveBeenCalledWith('success', 'Nireeka Prime, M of order NK-1001: Built.')
})

test('a move back is undone, and one that can’t be isn’t offered to', async () => {
  const { sent } = open('/backoffice/workshop', [
    workshopBike(1, { stage: 'quality_check', next_stages: ['built', 'in_production'] }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Back to production' }))
  await waitFor(() => expect(column('In production').getByRole('listitem')).toBeTruthy())
  await userEvent.keyboard('u')
  await waitFor(() => expect(column('Quality check').getByRole('listitem')).toBeTruthy())
  expect(sent).toMatchObject([{ to: 'in_production' }, { to: 'quality_check' }])
})

test('a refused move says why, and the board is read again', async () => {
  const { notify, asked } = open('/backoffice/workshop', [workshopBike(1)], {
    'POST /api/backoffice/workshop/bikes/1/moves': () => refusal(409, 'This bike has changed.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Start building' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'This bike has changed.'))
  await waitFor(() => expect(asked.length).toBeGreaterThan(4))
})

test('filters and pages come from the address', async () => {
  const { asked } = open('/backoffice/workshop?model=1&concern=late&search=NK-1&built=2')
  await screen.findAllByRole('button', { name: 'Nireeka Prime, M' })
  expect(asked.slice(0, 4)).toEqual(
    ['to_build', 'in_production', 'quality_check', 'built'].map((stage) => ({
      model: '1',
      concern: 'late',
      search: 'NK-1',
      stage,
      page: stage === 'built' ? 2 : 1,
    })),
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All bikes')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ concern: undefined, page: 1 }))
})

test('several bikes are moved at once, with the result of each', async () => {
  open('/backoffice/workshop', [workshopBike(1), workshopBike(2)], {
    'POST /api/backoffice/workshop/bikes/2/moves': () => refusal(409, 'This bike has changed.'),
  })
  for (const id of [1, 2]) {
    const name = `Select Nireeka Prime, M of order NK-${1000 + id}`
    await userEvent.click(await screen.findByRole('checkbox', { name }))
  }
  await userEvent.click(screen.getByRole('button', { name: 'Move to in production' }))
  const results = within(await screen.findByRole('list', { name: 'Result of each row' }))
  await waitFor(() =>
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nireeka Prime, M of order NK-1001Done',
      'Nireeka Prime, M of order NK-1002FailedThis bike has changed.',
    ]),
  )
})

test('a bike’s parts, the sheet of it, and the parts that are short', async () => {
  const printed: unknown[] = []
  open('/backoffice/workshop', [workshopBike(1, { short_parts: ['672 Wh'] })], {
    'GET /api/backoffice/workshop/build-sheets': ({ query }: Sent) => {
      printed.push(query)
      return refusal(503, 'Busy.')
    },
    'GET /api/backoffice/workshop/shortages': [
      {
        part_id: 202,
        title: '672 Wh',
        slot: 'Battery',
        needed: 3,
        in_stock: 1,
        back_on: '2026-12-24',
        short: 12,
        bikes: [{ id: 1, number: 'NK-1001' }],
      },
    ],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Nireeka Prime, M' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nireeka Prime, M' }))
  expect((await dialog.findByText(/1000 W mid-drive/)).textContent).toBe('1000 W mid-drive, 160 Nm Chosen ')
  expect(dialog.getByText(/672 Wh/).textContent).toBe('672 Wh  Short')
  await userEvent.click(dialog.getByRole('button', { name: 'Build sheet' }))
  await waitFor(() => expect(printed).toEqual([{ bikes: '1' }]))
  const short = screen.getByText(/\(Battery\)/).textContent
  expect(short).toBe(
    '672 Wh (Battery): 3 needed, 1 in stock, more on December 24. Needed for NK-1001 and 11 more.',
  )
})
