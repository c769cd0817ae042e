import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import type { Platform } from '@nireeka/contracts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'

const anna = {
  name: 'Anna',
  last_name: 'Berg',
  email: 'anna@example.com',
  avatar: null,
  user_name: 'anna-b',
  unit: 0,
}

function open(replies: Record<string, unknown> = {}) {
  const notify = vi.fn<Platform['notify']>()
  const publish = vi.fn<Platform['publish']>()
  const { http } = fakeHttp({
    'GET /api/me': anna,
    'GET /api/account/email-change': { change: null },
    ...replies,
  })
  const { unmount } = renderRoutes(routes, '/dashboard/profile', { http, notify, publish })
  return { notify, publish, unmount }
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

async function type(name: string, text: string) {
  await userEvent.clear(await field(name))
  await userEvent.type(await field(name), text)
}

const ASK = 'GET /api/account/user-name'
const SAVE = 'PUT /api/account/profile'

test('the profile shows name, email and user name', async () => {
  open()
  expect((await field('First name')).value).toBe('Anna')
  expect((await field('Last name')).value).toBe('Berg')
  expect((await field('User name')).value).toBe('anna-b')
  expect(screen.getByText('anna@example.com')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy()
})

test('a user name says while it is typed whether it is free', async () => {
  const taken = 'This user name is taken.'
  open({
    [ASK]: ({ query }: { query: { user_name: string } }) => ({
      refusal: query.user_name === 'ben' ? taken : null,
    }),
  })
  await type('User name', 'ben')
  expect((await screen.findByRole('alert')).textContent).toBe(taken)
  await userEvent.type(await field('User name'), '-b')
  expect(await screen.findByText('This user name is available.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('saved names are in the profile, and the shell is told of them', async () => {
  const sent: unknown[] = []
  const { notify, publish } = open({
    [ASK]: { refusal: null },
    [SAVE]: ({ body }: { body: object }) => (sent.push(body), { ...anna, ...body }),
  })
  await type('First name', 'Anne')
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Profile saved.'))
  expect(sent).toEqual([{ name: 'Anne', last_name: 'Berg', user_name: 'anna-b' }])
  expect(publish).toHaveBeenCalledWith({ type: 'member:changed' })
})

test('what the server refuses stands at its field, and what was typed stays', async () => {
  open({ [ASK]: { refusal: null }, [SAVE]: refusal(422, 'Check.', { user_name: ['Taken a moment ago.'] }) })
  await type('User name', 'anna-c')
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }))
  expect(await screen.findByText('Taken a moment ago.')).toBeTruthy()
  expect((await field('User name')).value).toBe('anna-c')
})

test('the preview shows the user name as it is typed, with the badge of whoever is one of us', async () => {
  open({
    'GET /api/me': { ...anna, is_admin: 1, member_since: '2023-04-01T10:00:00.000Z' },
    [ASK]: { refusal: null },
  })
  await type('User name', 'anna.rides')
  const preview = screen.getByRole('complementary', { name: 'How others see you in the forum' })
  expect(within(preview).getByText(/^anna\.rides/)).toBeTruthy()
  expect(within(preview).getByText('Nireeka team')).toBeTruthy()
  expect(within(preview).getByText(/Member since 2023/)).toBeTruthy()
  expect(within(preview).queryByText(/Berg/)).toBeNull()
})

test('the badge of the workshop’s team comes before that of the staff, and members have none', async () => {
  const { unmount } = open({ 'GET /api/me': { ...anna, is_admin: 1, is_workshop: true } })
  expect(await screen.findByText('Nireeka workshop')).toBeTruthy()
  unmount()
  open()
  await field('User name')
  expect(screen.queryByText(/^Nireeka (team|workshop)/)).toBeNull()
})

test('a profile that could not be loaded says why', async () => {
  open({ 'GET /api/me': refusal(500, 'Down.') })
  expect(await screen.findByText('Down.')).toBeTruthy()
})

test('the page has one main button, and the preview stands between the picture and the names that it previews', async () => {
  open()
  await field('User name')
  const main = screen.getAllByRole('button').filter(({ className }) => className.includes('primary'))
  expect(main.map(({ textContent }) => textContent)).toEqual(['Save details'])
  const preview = screen.getByRole('complementary', { name: 'How others see you in the forum' })
  const beside = preview.previousElementSibling as HTMLElement
  expect(within(beside).getByRole('button', { name: 'Add a picture' })).toBeTruthy()
  const form = screen.getByRole('form', { name: 'Your name' })
  expect(preview.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
