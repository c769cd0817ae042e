import type { CannedAnswerData } from '@nireeka/contracts/api'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { DESK, openSupport, press, REPLIES, type Sent } from '../open-support.tsx'
import { pageOf, ticketDesk } from '../sample-tickets.ts'

const GREASING: CannedAnswerData = {
  id: 3,
  title: 'Greasing',
  body: 'Hello {name}, please grease it.',
  version: 2,
  updated_at: '2026-11-01T12:00:00Z',
}
const ANSWERS = '/api/backoffice/canned-answers'

function open(path: string, replies: Record<string, unknown> = {}) {
  return openSupport(path, {
    replies: {
      [`GET ${ANSWERS}`]: pageOf(GREASING),
      [`GET ${ANSWERS}/3`]: GREASING,
      ...replies,
    },
  })
}

test('the list leads to a canned answer and to a new one', async () => {
  open('/backoffice/canned-answers')
  const link = await screen.findByRole('link', { name: 'Greasing' })
  expect(link.getAttribute('href')).toBe('/backoffice/canned-answers/3')
  expect(screen.getByRole('link', { name: 'New canned answer' })).toBeTruthy()
})

test('one is changed at the version that was read, and previewed while it is typed', async () => {
  const sent: unknown[] = []
  open('/backoffice/canned-answers/3', {
    [`POST ${ANSWERS}/3`]: ({ body }: Sent) => (sent.push(body), { ...GREASING, version: 3 }),
  })
  const field = await screen.findByRole('textbox', { name: 'Text' })
  await userEvent.type(field, ' Yours, {{agent}')
  expect(screen.getByRole('note', { name: 'Preview' }).textContent).toBe(
    'Hello Anna, please grease it. Yours, Agnes',
  )
  await press('Save')
  const body = 'Hello {name}, please grease it. Yours, {agent}'
  await waitFor(() => expect(sent).toEqual([{ title: 'Greasing', body, version: 2 }]))
})

test('a field that nobody knows is refused beside the text', async () => {
  open('/backoffice/canned-answers/new')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'New')
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Hello {{nmae}')
  await press('Create')
  expect(await screen.findByText(/^Braces are for fields\./)).toBeTruthy()
})

test('one is deleted at the version that was read, and the list is shown', async () => {
  const sent: unknown[] = []
  open('/backoffice/canned-answers/3', {
    [`POST ${ANSWERS}/3/delete`]: ({ body }: Sent) => (sent.push(body), null),
  })
  await press('Delete')
  await waitFor(() => expect(sent).toEqual([{ version: 2 }]))
  expect(await screen.findByRole('heading', { level: 1, name: 'Canned answers' })).toBeTruthy()
})

test('a canned answer is added to what was typed, and what is missing is said before it is sent', async () => {
  const sent: unknown[] = []
  open('/backoffice/tickets/4', {
    [DESK]: ticketDesk({ canned_answers: [{ id: 3, title: 'Greasing' }] }),
    'GET /api/backoffice/tickets/4/canned-answers/3': { text: 'See {order}, Anna.', missing: ['order'] },
    [REPLIES]: ({ body }: Sent) => (sent.push(body), ticketDesk().ticket),
  })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })
  await userEvent.type(field, 'Hello.')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Canned answer' }), 'Greasing')
  await waitFor(() => expect(field.value).toBe('Hello.\n\nSee {order}, Anna.'))
  expect(screen.getByText(/doesn’t say: \{order\}\.$/)).toBeTruthy()
  expect(sent).toEqual([])
  await press('Send answer')
  await waitFor(() =>
    expect(sent).toEqual([
      { text: 'Hello.\n\nSee {order}, Anna.', state: 'waiting_customer', read_until: 1 },
    ]),
  )
})
