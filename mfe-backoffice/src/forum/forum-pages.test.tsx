import type { FlagDetailsData, FlaggedPostData, HeldPostData, OutcomeData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'

const AT = '2026-05-01T10:00:00.000Z'
const EVE = { id: 5, user_name: 'eve', is_staff: false }

const REPORTED: FlaggedPostData = {
  id: 81,
  number: 2,
  version: 3,
  body: 'Buy **cheap** tyres.',
  is_deleted: false,
  author: EVE,
  thread: { id: 8, title: 'Creak' },
  state: 'open',
  open_flags: 2,
  last_flag_id: 40,
  flagged_at: AT,
  reasons: ['spam'],
}
const flag = (id: number, user_name: string, note: string | null) => ({
  id,
  by: { id, user_name, is_staff: false },
  reason: 'spam' as const,
  note,
  at: AT,
  decision: null,
  decided_at: null,
  decided_by: null,
})
const DETAILS: FlagDetailsData = {
  ...REPORTED,
  flags: [flag(40, 'ben', 'The same everywhere.'), flag(39, 'anna', null)],
  is_hidden: false,
  before: [{ number: 1, author: 'cara', body: 'It creaks.' }],
}
const HELD: HeldPostData = {
  id: 7,
  author: EVE,
  thread: null,
  title: 'Cheap tyres',
  category: { id: 2, title: 'Prime' },
  tags: ['tyres'],
  body: 'At <b>my</b> shop.',
  reason: 'links',
  at: AT,
  state: 'waiting',
  decided_at: null,
  decided_by: null,
}
const pageOf = (...items: unknown[]) => ({ items, page: 1, per_page: 50, total: items.length })

interface Sent {
  body?: unknown
}

/** Opens a page on a fake API as an agent. Returns what was sent and told. */
function open(path: string, { reply = (): unknown => null } = {}) {
  const sent: unknown[] = []
  const notify = vi.fn<(kind: string, message: string) => void>()
  const take = ({ body }: Sent) => (sent.push(body), reply())
  const outcome: OutcomeData = { result: 'hold', why: 'It has “casino”.' }
  const { http } = fakeHttp({
    'GET /api/backoffice/forum/flags': pageOf(REPORTED),
    'GET /api/backoffice/forum/flags/81': DETAILS,
    'GET /api/backoffice/forum/held': pageOf(HELD),
    'GET /api/backoffice/forum/held/7': HELD,
    'GET /api/backoffice/forum/words': pageOf({ id: 3, word: 'casino', action: 'hold' }),
    'GET /api/forum/people': { people: [{ id: 5, user_name: 'eve', avatar: null }] },
    'GET /api/backoffice/forum/bans': pageOf(),
    'POST /api/backoffice/forum/flags/81': take,
    'POST /api/backoffice/forum/held/7': take,
    'POST /api/backoffice/forum/words/3': take,
    'POST /api/backoffice/forum/words/try': { member: outcome, new_member: outcome },
    'POST /api/backoffice/forum/bans': take,
  })
  renderRoutes(routes, path, { http, notify, session$: staff(1) })
  return { sent, notify }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a report shows the post after what was written before it, and who reported it why', async () => {
  open('/backoffice/forum/reports/81')
  expect((await screen.findByRole('article', { name: 'Reported post 2' })).textContent).toContain(
    'Buy cheap tyres.',
  )
  expect(screen.getByRole('article', { name: 'Post 1' }).textContent).toContain('It creaks.')
  expect(screen.getByText('The same everywhere.')).toBeTruthy()
  expect(screen.getByText(/^anna/)).toBeTruthy()
})

test.each([
  ['Dismiss', 'Dismiss reports?', 'kept'],
  ['Hide thread', 'Hide thread?', 'hidden'],
  ['Delete post', 'Delete post?', 'removed'],
])('%s asks why, names what was read, and leads back to the queue', async (verb, title, decision) => {
  const { sent } = open('/backoffice/forum/reports/81')
  await press(verb)
  const dialog = await dialogOf(title)
  await userEvent.click(dialog.getByRole('button', { name: verb }))
  expect(sent).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Advertising')
  await userEvent.click(dialog.getByRole('button', { name: verb }))
  await waitFor(() =>
    expect(sent).toEqual([{ decision, reason: 'Advertising', version: 3, last_flag_id: 40 }]),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeTruthy()
})

test('a decision that came too late says so, and what was typed stays', async () => {
  const sentence = 'Someone else has just handled this post.'
  open('/backoffice/forum/reports/81', { reply: () => refusal(409, sentence) })
  await press('Dismiss')
  const dialog = await dialogOf('Dismiss reports?')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Fine')
  await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }))
  expect(await dialog.findByText(sentence)).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Fine')
})

test('many reports are dismissed for one reason', async () => {
  const { sent } = open('/backoffice/forum')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select post 2 of Creak' }))
  await press('Dismiss')
  const dialog = await dialogOf('Dismiss: 1 reported post')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'All fine')
  await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() =>
    expect(sent).toEqual([{ decision: 'kept', reason: 'All fine', version: 3, last_flag_id: 40 }]),
  )
})

test('a held post is shown as readers would see it, and approved', async () => {
  const { sent } = open('/backoffice/forum/held/7')
  const post = await screen.findByRole('article', { name: 'The post' })
  expect(post.textContent).toContain('New thread in Prime · tyres')
  expect(post.querySelector('b')).toBeNull()
  await press('Approve')
  const dialog = await dialogOf('Approve post?')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A known shop')
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(sent).toEqual([{ decision: 'approve', reason: 'A known shop' }]))
})

test('a member is banned by user name', async () => {
  const { sent } = open('/backoffice/forum/bans')
  await press('Ban a member')
  const dialog = await dialogOf('Ban a member')
  const name = dialog.getByRole('textbox', { name: 'User name' })
  await userEvent.type(name, 'ev')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Advertising')
  await userEvent.click(dialog.getByRole('button', { name: 'Ban member' }))
  expect(await dialog.findByText('Nobody is called ev.')).toBeTruthy()
  await userEvent.type(name, 'e')
  await userEvent.click(dialog.getByRole('button', { name: 'Ban member' }))
  await waitFor(() => expect(sent).toEqual([{ user_id: 5, days: 3, reason: 'Advertising' }]))
})

test('a word is edited as it was read, and a text tells what would happen to it', async () => {
  const { sent } = open('/backoffice/forum/words')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), 'casino night')
  await press('What would happen?')
  expect(await screen.findByText(/^From a new account: held for a moderator\./)).toBeTruthy()
  await press('Edit casino')
  const dialog = await dialogOf('Edit “casino”')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Posts with it' }), 'refuse')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Too many')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { word: 'casino', action: 'refuse', reason: 'Too many', read: { word: 'casino', action: 'hold' } },
    ]),
  )
})
