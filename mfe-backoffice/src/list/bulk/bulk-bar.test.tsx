import { HttpError, PASSWORD_REQUIRED } from '@nireeka/contracts'
import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { open, read, type Row, THREE } from '../sample-list.tsx'
import type { BulkAction } from './bulk-action.ts'

const bulk = (act: (row: Row, key: string) => Promise<unknown>): Array<BulkAction<Row>> => [
  { label: 'Do it', running: 'Doing it', act: (_, row, key) => act(row, key) },
]

async function selectAll() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
}

test('an action runs for every selected row; those that fail stay selected with their sentence', async () => {
  open(
    '/things',
    bulk(({ id }) => (id === 2 ? Promise.reject(refusal(409, 'It was changed.')) : Promise.resolve())),
  )
  await selectAll()
  expect(screen.getByText('3 selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Doing it' }))
  await waitFor(() =>
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'BellDone',
      'LockFailedIt was changed.',
      'PumpDone',
    ]),
  )
  expect(dialog.getByRole('status').textContent).toBe('2 of 3 done, 1 failed')
  const before = read.mock.calls.length
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(await screen.findByText('1 selected')).toBeTruthy()
  const row = screen.getByRole('row', { name: /Lock/ })
  expect(within(row).getByText('It was changed.')).toBeTruthy()
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before))
})

test('a stopped action continues with the rows that wait, and none runs twice', async () => {
  const many = Array.from({ length: 6 }, (_, index) => ({ id: index + 1, name: `Thing ${index + 1}` }))
  read.mockResolvedValue({ rows: many, total: 6, pages: 1 })
  const ends: Array<() => void> = []
  const done: number[] = []
  open(
    '/things',
    bulk(
      ({ id }) =>
        new Promise<void>((resolve) => {
          done.push(id)
          ends.push(resolve)
        }),
    ),
  )
  await selectAll()
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  for (const end of ends) end()
  const dialog = within(screen.getByRole('dialog', { name: 'Doing it' }))
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('4 of 6 done'))
  expect(done).toEqual([1, 2, 3, 4])
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  for (const end of ends) end()
  await waitFor(() => expect(done).toEqual([1, 2, 3, 4, 5, 6]))
})

test('a run that needs the password asks once, and stops when it isn’t given', async () => {
  const act = vi.fn<() => Promise<unknown>>(() =>
    Promise.reject(
      new HttpError({ status: 403, code: PASSWORD_REQUIRED, message: 'Your password, please.' }),
    ),
  )
  open('/things', bulk(act))
  await selectAll()
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }))
  const password = within(await screen.findByRole('dialog', { name: /password/i }))
  await userEvent.click(password.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(act).toHaveBeenCalledTimes(3)
  const items = within(screen.getByRole('list', { name: 'Result of each row' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['BellWaiting', 'LockWaiting', 'PumpWaiting'])
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
})

test('all rows that match can be selected, also those of other pages', async () => {
  read.mockImplementation(({ page }) =>
    Promise.resolve({ rows: [{ id: page, name: `Thing ${page}` }], total: 2, pages: 2 }),
  )
  open(
    '/things',
    bulk(() => Promise.resolve()),
  )
  await selectAll()
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2' }))
  expect(await screen.findByText('2 selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByText(/selected/)).toBeNull()
})

test('another search ends the selection', async () => {
  open(
    '/things',
    bulk(() => Promise.resolve()),
  )
  await selectAll()
  await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}')
  await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull())
})

test('an action that is tried again is about the rows that the list shows by then', async () => {
  const names: string[] = []
  open(
    '/things',
    bulk(({ id, name }) => {
      names.push(name)
      return id === 1 && name === 'Bell' ? Promise.reject(refusal(409, 'It was changed.')) : Promise.resolve()
    }),
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Bell' }))
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Doing it' }))
  expect(await dialog.findByText('It was changed.')).toBeTruthy()
  read.mockResolvedValue({ rows: [{ id: 1, name: 'Loud bell' }], total: 1, pages: 1 })
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(await screen.findByRole('link', { name: 'Loud bell' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }))
  await waitFor(() => expect(names).toEqual(['Bell', 'Loud bell']))
})

const run = async (name = 'Do it') => {
  await userEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Doing it' }))
  await waitFor(() => expect(dialog.getByRole('status').textContent).toMatch(/done/))
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const focused = () => document.activeElement?.textContent

test('after an action that did all of its rows the focus is at the first of them', async () => {
  open(
    '/things',
    bulk(() => Promise.resolve()),
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Lock' }))
  await run()
  await waitFor(() => expect(focused()).toBe('Lock'))
})

test('when an action’s rows have left the list, the focus is at its first row, or at the list itself', async () => {
  open('/things', [{ label: 'Do it', running: 'Doing it', act: async (_, { id }) => leave(id) }])
  let left = THREE.rows
  const leave = (gone: number) => {
    left = left.filter(({ id }) => id !== gone)
    read.mockResolvedValue({ rows: left, total: left.length, pages: 1 })
  }
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Bell' }))
  await run()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bell' })).toBeNull())
  await waitFor(() => expect(focused()).toBe('Lock'))
  await selectAll()
  await run()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Lock' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Things' })))
})

const failing = () => Promise.reject(refusal(409, 'It was changed.'))

test('an action with failed rows leaves the focus at its button, also one that asks first', async () => {
  open('/things', [
    { label: 'Other', running: 'Other', act: failing },
    {
      label: 'Ask first',
      running: 'Doing it',
      ask: ({ onReady }) => (
        <button type="button" onClick={() => onReady(failing)}>
          Go on
        </button>
      ),
    },
  ])
  await selectAll()
  await userEvent.click(screen.getByRole('button', { name: 'Ask first' }))
  await run('Go on')
  await waitFor(() => expect(focused()).toBe('Ask first'))
})

test('a cleared selection leaves the focus at the first row that was selected', async () => {
  open(
    '/things',
    bulk(() => Promise.resolve()),
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Pump' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  await waitFor(() => expect(focused()).toBe('Pump'))
})
