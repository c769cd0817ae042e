import type { Session, User } from '@nireeka/contracts'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { beforeEach, expect, test } from 'vitest'

import { routes } from '../routes.ts'

const MEMBER: Session = { status: 'member', user: { id: 7, user_name: 'farhad', is_admin: 0 } as User }
const GUEST: Session = { status: 'guest' }
const CATEGORIES = [
  { id: 2, title: 'Tyres', description: '', threads: 4 },
  { id: 3, title: 'Range', description: '', threads: 9 },
]
const TAGS = ['brakes', 'fit', 'lights', 'motor', 'paint', 'tyres'].map((name) => ({ name, threads: 1 }))

function open(session: Session, reply: (sent: { body?: unknown }) => unknown = () => ({ id: 51 })) {
  const { http, calls } = fakeHttp({
    'GET /api/forum/categories': { categories: CATEGORIES },
    'GET /api/forum/tags': { tags: TAGS },
    'GET /api/forum/similar': { threads: [] },
    'POST /api/forum/threads': reply,
    'GET /api/forum/threads/51': refusal(404, 'Gone'),
  })
  const view = renderRoutes(routes, '/forum/new?category=3', { http, session$: new BehaviorSubject(session) })
  return { ...view, calls }
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const post = () => userEvent.click(screen.getByRole('button', { name: 'Post thread' }))

async function fill() {
  await userEvent.type(await field('Title'), 'Which tyres for gravel?')
  await userEvent.type(await field('Text'), 'I ride 40 km a day.')
}

beforeEach(() => localStorage.clear())

test('a member posts a thread and reads it on its page; the draft is gone', async () => {
  const sent: unknown[] = []
  open(MEMBER, ({ body }) => (sent.push(body), { id: 51 }))
  await fill()
  await userEvent.click(await screen.findByRole('button', { name: '#tyres' }))
  await post()
  await waitFor(() => expect(location.pathname).toBe('/forum/thread/51'))
  expect(sent).toEqual([
    { category_id: 3, title: 'Which tyres for gravel?', tags: ['tyres'], body: 'I ride 40 km a day.' },
  ])
  expect(localStorage.getItem('forumDrafts')).toBeNull()
})

test('a guest is asked to register or to log in, and finds the draft again as a member', async () => {
  const asGuest = open(GUEST)
  await fill()
  await post()
  const dialog = within(await screen.findByRole('dialog', { name: 'Open a thread' }))
  expect(dialog.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
    '/register?continue=%2Fforum%2Fnew',
  )
  expect(dialog.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
    '/login?continue=%2Fforum%2Fnew',
  )
  expect(asGuest.calls).not.toContain('POST /api/forum/threads')
  asGuest.unmount()
  open(MEMBER)
  expect((await field('Title')).value).toBe('Which tyres for gravel?')
  expect((await field('Text')).value).toBe('I ride 40 km a day.')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect((await field('Title')).value).toBe('')
  expect((await field('Text')).value).toBe('')
})

test('what is missing is told at its field, and nothing is sent', async () => {
  const { calls } = open(MEMBER)
  const title = await field('Title')
  await userEvent.type(title, 'Tyre')
  await field('Text')
  await post()
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'))
  expect((await field('Text')).getAttribute('aria-invalid')).toBe('true')
  expect(calls).not.toContain('POST /api/forum/threads')
})

test('what the server refuses is told in its sentence, and the text stays', async () => {
  open(MEMBER, () => refusal(403, 'You can’t write in the forum until Friday.'))
  await fill()
  await post()
  expect(await screen.findByText('You can’t write in the forum until Friday.')).toBeTruthy()
  expect((await field('Text')).value).toBe('I ride 40 km a day.')
  expect(localStorage.getItem('forumDrafts')).toContain('I ride 40 km a day.')
})

test('a refused word is told at the text', async () => {
  open(MEMBER, () =>
    refusal(422, 'Invalid', { body: ['“casino” can’t be used in the forum. Please rephrase it.'] }),
  )
  await fill()
  await post()
  expect(
    (await screen.findAllByText('“casino” can’t be used in the forum. Please rephrase it.')).length,
  ).toBe(1)
  expect((await field('Text')).getAttribute('aria-invalid')).toBe('true')
})

test('a thread that a moderator has to read first says so', async () => {
  open(MEMBER, () => ({ id: null }))
  await fill()
  await post()
  expect(await screen.findByText('A moderator will check your thread before it’s published.')).toBeTruthy()
})

test('a sixth tag can’t be chosen', async () => {
  open(MEMBER)
  for (const name of ['brakes', 'fit', 'lights', 'motor', 'paint'])
    // One after the other, since each depends on how many are chosen.
    await userEvent.click(await screen.findByRole('button', { name: `#${name}` }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '#tyres' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: '#fit' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '#tyres' }).disabled).toBe(false)
})
