import type { Platform, Session, User } from '@nireeka/contracts'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { routes } from '../../routes.ts'

const CHANGE = '/api/account/email-change'
const anna = {
  name: 'Anna',
  last_name: 'Berg',
  email: 'anna@example.com',
  avatar: null,
  user_name: 'anna-b',
  unit: 0,
}
const pending = {
  email: 'new@example.com',
  expires_at: '2026-11-26T12:00:00Z',
  is_confirmed_by_old: true,
  is_confirmed_by_new: false,
}
const secured = (change: object = {}) => ({
  has_password: true,
  second_factor: null,
  identities: [],
  sessions: [],
  ...change,
})

const sessionWith = (email: string): Session => ({ status: 'member', user: { ...anna, email } as User })

interface Opened {
  replies?: Record<string, unknown>
  session?: Session
}

function open({ replies = {}, session }: Opened = {}) {
  const notify = vi.fn<Platform['notify']>()
  const publish = vi.fn<Platform['publish']>()
  const { http } = fakeHttp({
    'GET /api/me': anna,
    [`GET ${CHANGE}`]: { change: null },
    'GET /api/account/security': secured(),
    ...replies,
  })
  renderRoutes(routes, '/dashboard/profile', {
    http,
    notify,
    publish,
    ...(session ? { session$: new BehaviorSubject(session) } : {}),
  })
  return { notify, publish }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function openForm(replies: Record<string, unknown> = {}) {
  const opened = open({ replies })
  await press('Change email')
  const form = await screen.findByRole('form', { name: 'Change email' })
  return { ...opened, form: within(form) }
}

test('a new email is asked for with the password, and the page says which links are missing', async () => {
  const sent: unknown[] = []
  const { form } = await openForm({
    [`POST ${CHANGE}`]: ({ body }: { body: unknown }) => {
      sent.push(body)
      return { change: { ...pending, is_confirmed_by_old: false } }
    },
  })
  expect(document.activeElement).toBe(form.getByLabelText('New email'))
  expect(form.queryByLabelText('Code')).toBeNull()
  await userEvent.type(form.getByLabelText('New email'), 'new@example.com')
  await userEvent.type(form.getByLabelText('Your password'), 'a long phrase')
  await userEvent.click(form.getByRole('button', { name: 'Change email' }))
  expect(await screen.findByText('Your email is about to change to new@example.com')).toBeTruthy()
  expect(screen.getAllByText('Not confirmed yet')).toHaveLength(2)
  expect(sent).toEqual([{ email: 'new@example.com', password: 'a long phrase' }])
  expect(screen.queryByRole('form', { name: 'Change email' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change your email' }))
})

test('an account with two-step login is asked for a code as well', async () => {
  const sent: unknown[] = []
  const { form } = await openForm({
    'GET /api/account/security': secured({
      second_factor: { since: '2026-11-01T12:00:00Z', recovery_codes_left: 10 },
    }),
    [`POST ${CHANGE}`]: ({ body }: { body: unknown }) => (sent.push(body), { change: pending }),
  })
  await userEvent.type(form.getByLabelText('New email'), 'new@example.com')
  await userEvent.type(form.getByLabelText('Your password'), 'a long phrase')
  await userEvent.type(form.getByLabelText('Code'), '123456')
  await userEvent.click(form.getByRole('button', { name: 'Change email' }))
  await waitFor(() =>
    expect(sent).toEqual([{ email: 'new@example.com', password: 'a long phrase', code: '123456' }]),
  )
})

test('what the server refuses stands at its field, and what was typed stays', async () => {
  const sentence = 'That password isn’t right.'
  const { form } = await openForm({ [`POST ${CHANGE}`]: refusal(422, 'Check.', { password: [sentence] }) })
  await userEvent.type(form.getByLabelText('New email'), 'new@example.com')
  await userEvent.type(form.getByLabelText('Your password'), 'wrong')
  await userEvent.click(form.getByRole('button', { name: 'Change email' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(form.getByLabelText<HTMLInputElement>('New email').value).toBe('new@example.com')
})

test('who has no password is told to set one first', async () => {
  open({ replies: { 'GET /api/account/security': secured({ has_password: false }) } })
  await press('Change email')
  expect(await screen.findByText(/You don’t have a password with us yet/)).toBeTruthy()
})

test('a pending change says which address has confirmed it, and is withdrawn', async () => {
  const { notify } = open({
    replies: { [`GET ${CHANGE}`]: { change: pending }, [`DELETE ${CHANGE}`]: { change: null } },
  })
  await screen.findByText('Your email is about to change to new@example.com')
  const states = [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(states).toContainEqual(['anna@example.com', 'Confirmed'])
  expect(states).toContainEqual(['new@example.com', 'Not confirmed yet'])
  await press('Keep my current email')
  expect(await screen.findByRole('button', { name: 'Change email' })).toBeTruthy()
  expect(screen.queryByText(/is about to change/)).toBeNull()
  expect(notify).toHaveBeenCalledWith('success', 'Your email stays as it is.')
})

test('the shell is told of an email that was changed elsewhere, and of no other', async () => {
  const { publish } = open({ session: sessionWith('before@example.com') })
  await waitFor(() => expect(publish).toHaveBeenCalledWith({ type: 'member:changed' }))
})

test('the shell is told nothing while it knows the email', async () => {
  const { publish } = open({ session: sessionWith(anna.email) })
  await screen.findByRole('button', { name: 'Change email' })
  expect(publish).not.toHaveBeenCalled()
})
