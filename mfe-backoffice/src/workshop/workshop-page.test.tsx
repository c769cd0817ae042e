import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { workshopBike } from './sample-bikes.ts'
import { column, openBoard as open, type Sent } from './sample-board.ts'

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
