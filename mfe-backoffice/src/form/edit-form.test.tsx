import { HttpError } from '@nireeka/contracts'
import { refusal, renderPage } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { staff } from '../sample-staff.ts'
import { type Colour, type ColourCalls, ColourPage } from './sample-form.tsx'

const MOSS: Colour = { title: 'Moss', code: 'RAL 6005', version: 3 }
const stale = () => new HttpError({ status: 409, code: 'stale_version', message: 'Changed meanwhile.' })

/** Opens the form; saving answers what was sent, as the next version. */
function open(first: Colour | null = MOSS, calls: Partial<ColourCalls> = {}) {
  const save = vi.fn<ColourCalls['save']>(async (body) => ({ ...body, version: body.version + 1 }))
  if (calls.save) save.mockImplementation(calls.save)
  const read = calls.read ?? (async () => MOSS)
  const notify = vi.fn<(tone: string, text: string) => void>()
  renderPage(<ColourPage first={first} save={save} read={read} />, '/backoffice', {
    session$: staff(9),
    notify,
  })
  return { save, notify }
}

const titled = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'RAL code' })
const button = (name: string) => screen.getByRole('button', { name })
async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

test('the bar appears with the first change; Discard takes it back', async () => {
  open()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await retype(titled(), 'Fern')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  await userEvent.click(button('Discard'))
  expect(titled().value).toBe('Moss')
  expect(screen.queryByText('Unsaved changes')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Colour' })))
})

test('Ctrl+S saves with the version that was read, and the next save has the next one', async () => {
  const { save, notify } = open()
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(save).not.toHaveBeenCalled()
  await retype(titled(), 'Fern')
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Colour saved.'))
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
  await retype(titled(), 'Ivy')
  await userEvent.click(button('Save'))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(save.mock.calls.map(([body]) => body)).toEqual([
    { title: 'Fern', code: 'RAL 6005', version: 3 },
    { title: 'Ivy', code: 'RAL 6005', version: 4 },
  ])
  expect(new Set(save.mock.calls.map(([, key]) => key)).size).toBe(2)
})

test('sentences of the schema and of the server stand at their fields', async () => {
  const { save } = open(MOSS, {
    save: async () => {
      throw refusal(422, 'Please check what you entered.', { code: ['This code is taken.'] })
    },
  })
  await userEvent.clear(titled())
  await userEvent.click(button('Save'))
  expect(await screen.findByText('This field is required.')).toBeTruthy()
  expect(save).not.toHaveBeenCalled()
  await userEvent.type(titled(), 'Fern')
  await userEvent.click(button('Save'))
  expect(await screen.findByText('This code is taken.')).toBeTruthy()
  expect(titled().value).toBe('Fern')
})

test('a new one has a button from the start', async () => {
  const { save } = open(null)
  await userEvent.type(titled(), 'Fern')
  await userEvent.click(button('Create'))
  await waitFor(() => expect(save.mock.calls[0]?.[0]).toEqual({ title: 'Fern', code: '', version: 0 }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Create' })).toBeNull())
})

/** Opens the form, changes the title, and saves after somebody else has stored `theirs`. */
async function saveAfter(theirs: Colour) {
  const calls = open(MOSS, {
    read: async () => theirs,
    save: async (body) => {
      if (body.version !== theirs.version) throw stale()
      return { ...body, version: body.version + 1 }
    },
  })
  await retype(titled(), 'Fern')
  await userEvent.click(button('Save'))
  expect(await screen.findByText('Someone else has saved changes to this')).toBeTruthy()
  const rows = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  return { ...calls, rows }
}

test('both versions are shown when somebody else has saved; mine is saved on top of theirs', async () => {
  const { save, rows } = await saveAfter({ title: 'Pine', code: 'RAL 6028', version: 8 })
  expect(rows).toEqual(['TitleYoursFernTheirsPine', 'RAL codeYoursUnchangedTheirsRAL 6028'])
  await userEvent.click(button('Keep mine'))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(save.mock.lastCall?.[0]).toEqual({ title: 'Fern', code: 'RAL 6028', version: 8 })
  await waitFor(() => expect(screen.queryByText('Keep mine')).toBeNull())
})

test('theirs is taken without saving', async () => {
  const { save } = await saveAfter({ title: 'Pine', code: 'RAL 6005', version: 8 })
  await userEvent.click(button('Take theirs'))
  expect([titled().value, save.mock.calls.length]).toEqual(['Pine', 1])
  expect(screen.queryByText('Unsaved changes')).toBeNull()
})

test('a newer version on the page fills what nobody has touched here', async () => {
  const { save } = open(MOSS, { read: async () => ({ ...MOSS, code: 'RAL 6028', version: 4 }) })
  await retype(titled(), 'Fern')
  await userEvent.click(button('Read again'))
  await waitFor(() => expect(code().value).toBe('RAL 6028'))
  expect(titled().value).toBe('Fern')
  const bar = within(screen.getByRole('form', { name: 'Colour' }))
  await userEvent.click(bar.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(save.mock.calls[0]?.[0]).toEqual({ title: 'Fern', code: 'RAL 6028', version: 4 })
})
