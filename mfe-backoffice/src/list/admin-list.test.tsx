import { storage } from '@nireeka/kit/storage'
import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { NONE, open, read, THREE } from './sample-list.tsx'

const lastState = () => read.mock.calls.at(-1)?.[0]
const search = () => decodeURIComponent(location.search)
const focused = () => document.activeElement?.textContent
const keys = (text: string) => userEvent.keyboard(text)

test('rows lead to their pages, with how many there are', async () => {
  open()
  expect((await screen.findByRole('link', { name: 'Lock' })).getAttribute('href')).toBe('/things/2')
  expect(screen.getByText('3 things')).toBeTruthy()
  expect(lastState()).toEqual({ page: 1, search: '', sort: 'name', filters: {} })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('chips show how many rows they lead to, and none that leads to nothing', async () => {
  open()
  const chips = within(await screen.findByRole('navigation', { name: 'Things by status' }))
  expect(await chips.findByRole('link', { name: 'New 2' })).toBeTruthy()
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All 3',
    'New 2',
    'Old 1',
  ])
  await userEvent.click(chips.getByRole('link', { name: 'New 2' }))
  expect(search()).toBe('?status=new')
  expect(chips.getByRole('link', { current: true }).textContent).toBe('New 2')
  await waitFor(() => expect(lastState()?.filters).toEqual({ status: 'new' }))
})

test('search, day and sort narrow and order the list from its first page on', async () => {
  open('/things?page=2')
  await screen.findByRole('link', { name: 'Lock' })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search things' }), 'lo{Enter}')
  expect(search()).toBe('?search=lo')
  await userEvent.type(screen.getByLabelText('From'), '2026-11-01')
  await waitFor(() => expect(search()).toBe('?from=2026-11-01&search=lo'))
  const head = screen.getByRole('columnheader', { name: 'Name' })
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(within(head).getByRole('button'))
  expect(search()).toBe('?from=2026-11-01&search=lo&sort=-name')
  expect(head.getAttribute('aria-sort')).toBe('descending')
})

test('typing searches once it pauses', async () => {
  open()
  await userEvent.type(await screen.findByRole('searchbox'), 'pump')
  await waitFor(() => expect(lastState()?.search).toBe('pump'))
  expect(read.mock.calls.map(([state]) => state.search)).toEqual(['', 'pump'])
})

test('j and k and the arrows move through the rows, x selects, / searches, ? explains', async () => {
  open('/things', [{ label: 'Do', running: 'Doing', act: () => Promise.resolve() }])
  await screen.findByRole('link', { name: 'Bell' })
  await keys('j')
  expect(focused()).toBe('Bell')
  await keys('j{ArrowDown}')
  expect(focused()).toBe('Pump')
  await keys('j')
  expect(focused()).toBe('Pump')
  await keys('k{ArrowUp}')
  expect(focused()).toBe('Bell')
  await keys('x')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Bell' }).checked).toBe(true)
  expect(screen.getByText('1 selected')).toBeTruthy()
  await keys('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await keys('jx?')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('jx?')
  await userEvent.clear(screen.getByRole('searchbox'))
  await keys('{ArrowDown}')
  expect(focused()).toBe('Bell')
  await keys('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})

test('single letters can be switched off on this device; the arrows stay', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /single-letter/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByRole('link', { name: 'Bell' }).focus()
  await keys('j')
  expect(focused()).toBe('Bell')
  await keys('{ArrowDown}')
  expect(focused()).toBe('Lock')
})

test('a list without rows says so, a search without a result leads back', async () => {
  read.mockResolvedValue(NONE)
  const { unmount } = open()
  expect(await screen.findByText('There are no things')).toBeTruthy()
  unmount()
  open('/things?search=x')
  expect(await screen.findByText('No things match')).toBeTruthy()
  read.mockResolvedValue(THREE)
  await userEvent.click(screen.getByRole('link', { name: 'Clear search and filters' }))
  expect(await screen.findByRole('link', { name: 'Bell' })).toBeTruthy()
})

test('a page past the end leads to the last one', async () => {
  read.mockResolvedValue({ rows: [], total: 30, pages: 2 })
  open('/things?status=new&page=9')
  expect(await screen.findByText('There is no page 9')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Last page' }).getAttribute('href')).toBe(
    '/things?status=new&page=2',
  )
})

test('a list that could not be read says why and is tried again', async () => {
  read.mockRejectedValueOnce(refusal(503, 'Busy.'))
  open()
  expect(await screen.findByText('Busy.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Bell' })).toBeTruthy()
})

test('what is shown is saved under a name, opened by it, and deleted', async () => {
  open('/things?status=new&page=2')
  await userEvent.click(await screen.findByRole('button', { name: 'Save view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
  expect(dialog.getByRole('alert').textContent).toBe('Please give the view a name.')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Fresh{Enter}')
  const views = within(await screen.findByRole('navigation', { name: 'Saved views' }))
  expect(views.getByRole('link', { name: 'Fresh' }).getAttribute('href')).toBe('/things?status=new')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const part = screen.getByRole('group', { name: 'Views of this list' })
  await waitFor(() => expect(document.activeElement).toBe(part))
  await userEvent.click(screen.getByRole('button', { name: 'Delete view: Fresh' }))
  expect(screen.queryByRole('link', { name: 'Fresh' })).toBeNull()
  expect(storage.read('savedViews')).toEqual({ things: [] })
})

test('the rows that match are exported', async () => {
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => saved.push(file) && 'blob:x',
      revokeObjectURL: () => undefined,
    }),
  )
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toMatch(/^things-\d{4}-\d{2}-\d{2}\.csv$/)
  })
  open('/things?search=lock')
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect(await saved[0]?.text()).toBe('lock')
})

test('on a phone a button opens the filters, and says how many are set', async () => {
  open('/things?status=new&from=2026-11-01')
  const button = await screen.findByRole('button', { name: 'Filters (2)' })
  const filters = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(filters?.contains(screen.getByLabelText('From'))).toBe(true)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('search').hasAttribute('data-open')).toBe(true)
})

test('a page may have more rows, from the first page on', async () => {
  open('/things?page=2')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Rows per page/ }), '500')
  expect(search()).toBe('?rows=500')
  await waitFor(() =>
    expect(lastState()).toEqual({ page: 1, search: '', sort: 'name', perPage: 500, filters: {} }),
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Rows per page/ }), '2')
  expect(search()).toBe('')
})
