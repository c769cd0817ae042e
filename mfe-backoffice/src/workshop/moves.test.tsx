import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { workshopBike } from './sample-bikes.ts'
import { column, openBoard as open } from './sample-board.ts'

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

test('a bike that stands in its new column is moved on, though the board is still being read', async () => {
  let counted = 0
  const { sent } = open('/backoffice/workshop', [workshopBike(1)], {
    'GET /api/backoffice/workshop/counts': () =>
      ++counted === 1
        ? { counts: [{ stage: 'to_build', count: 1 }], models: [{ id: 1, title: 'Nireeka Prime' }] }
        : new Promise(() => {}),
  })
  const name = { name: 'Nireeka Prime, M' }
  await screen.findByRole('button', name)
  await userEvent.keyboard('jn')
  await userEvent.keyboard('n')
  const card = await within(await screen.findByRole('region', { name: /^In production/ })).findByRole(
    'button',
    name,
  )
  card.focus()
  await userEvent.keyboard('n')
  await waitFor(() => expect(column('Quality check').getByRole('button', name)).toBeTruthy())
  expect(sent).toMatchObject([
    { to: 'in_production', version: 1 },
    { to: 'quality_check', version: 2 },
  ])
})

test('a bike that stands in its new column and still in the one before is moved on from where it has the focus', async () => {
  const [bike, name] = [workshopBike(1), { name: 'Nireeka Prime, M' }]
  let sent: unknown[] = []
  let timesToBuild = 0
  const columns: Record<string, () => unknown[] | Promise<never>> = {
    to_build: () => (++timesToBuild === 1 ? [bike] : new Promise(() => {})),
    in_production: () =>
      sent.length === 1
        ? [{ ...bike, stage: 'in_production', next_stages: ['quality_check'], version: 2 }]
        : [],
    quality_check: () => [],
    built: () => [],
  }
  ;({ sent } = open('/backoffice/workshop', [bike], {
    'GET /api/backoffice/workshop/bikes': async ({ query }: { query: { stage: string } }) => {
      const items = (await columns[query.stage]?.()) ?? []
      return { items, page: 1, per_page: 30, total: items.length }
    },
  }))
  await screen.findByRole('button', name)
  await userEvent.keyboard('jn')
  const card = await within(await screen.findByRole('region', { name: /^In production/ })).findByRole(
    'button',
    name,
  )
  // The card that the bike has left moves nothing.
  await userEvent.keyboard('n')
  expect(sent).toHaveLength(1)
  card.focus()
  await userEvent.keyboard('n')
  await waitFor(() =>
    expect(sent).toMatchObject([
      { to: 'in_production', version: 1 },
      { to: 'quality_check', version: 2 },
    ]),
  )
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
