import type { Platform } from '@nireeka/contracts'
import type { SecurityData } from '@nireeka/contracts/api'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'

const anna = {
  name: 'Anna',
  last_name: 'Berg',
  email: 'anna@example.com',
  avatar: null,
  user_name: 'anna',
  unit: 0,
}

const session = (id: string, change: Partial<SecurityData['sessions'][number]> = {}) => ({
  id,
  device: 'Firefox on Linux',
  is_current: false,
  is_remembered: false,
  started_at: '2026-11-01T12:00:00Z',
  last_seen_at: '2026-11-02T12:00:00Z',
  ...change,
})
const here = session('a', { is_current: true })
const there = session('b', { device: 'Safari on iPhone', is_remembered: true })

const secured = (change: Partial<SecurityData> = {}): SecurityData => ({
  has_password: true,
  second_factor: null,
  identities: [],
  sessions: [here, there],
  ...change,
})
const google = { provider_name: 'google', title: 'Google', linked_at: '2026-10-01T12:00:00Z' }
const about = { client_id: 'x', authorization_url: 'https://x.test' }
const offered = { provider_name: 'google', title: 'Google', ...about }

function open(replies: Record<string, unknown> = {}) {
  const notify = vi.fn<Platform['notify']>()
  const navigate = vi.fn<Platform['navigate']>()
  const { http, calls } = fakeHttp({
    'GET /api/me': anna,
    'GET /api/account/security': secured(),
    'GET /api/auth/socials': { providers: [] },
    'GET /api/notifications/choices': { writing_level: 'all', tells_likes: true },
    'GET /api/forum/emails': { digest: 'weekly', emails_mentions: true },
    'GET /api/account/newsletter': { state: 'off' },
    ...replies,
  })
  renderRoutes(routes, '/dashboard/settings', { http, notify, navigate })
  return { calls, notify, navigate }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

async function typePasswords({ old, first, second }: { old?: string; first: string; second: string }) {
  if (old) await userEvent.type(screen.getByLabelText('Current password'), old)
  await userEvent.type(screen.getByLabelText('New password'), first)
  await userEvent.type(screen.getByLabelText('Repeat new password'), second)
}

const stateOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).nextElementSibling?.textContent

test('how one logs in says its present state by its heading', async () => {
  const second_factor = { since: '2026-11-01T12:00:00Z', recovery_codes_left: 8 }
  open({ 'GET /api/account/security': secured({ second_factor, has_password: false, sessions: [here] }) })
  expect(await stateOf('Two-step login')).toBe('On')
  expect(await stateOf('Password')).toBe('Not set')
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Units' })).value).toBe('metric')
})

test('security stands first', async () => {
  open()
  await screen.findByRole('heading', { level: 2, name: 'Password' })
  const ids = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)
  expect(ids[0]).toBe('password')
})

test('the password is changed with the present one and the new one twice', async () => {
  const sent: unknown[] = []
  open({ 'POST /api/change-password': ({ body }: { body: unknown }) => (sent.push(body), { token: 'next' }) })
  await press('Change password')
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  await typePasswords({ old: 'ride-nireeka-2021', first: ' a longer one ', second: ' a longer one ' })
  await press('Change password')

  expect(await screen.findByText(/Your new password is set/)).toBeTruthy()
  expect(sent).toEqual([
    {
      old_password: 'ride-nireeka-2021',
      password: ' a longer one ',
      password_confirmation: ' a longer one ',
    },
  ])
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }))
})

test('what the server refuses stands beside its field, and what was typed is kept', async () => {
  const sentence = 'That isn’t your current password.'
  open({ 'POST /api/change-password': refusal(422, 'Check.', { old_password: [sentence] }) })
  await press('Change password')
  await typePasswords({ old: 'wrong', first: 'a longer one', second: 'a longer one' })
  await press('Change password')

  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('wrong')
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('a longer one')
})

test('two different new passwords are told apart before anything is sent', async () => {
  const { calls } = open()
  await press('Change password')
  await typePasswords({ old: 'wrong', first: 'a longer one', second: 'another long one' })
  await press('Change password')
  expect(await screen.findByText('The passwords don’t match.')).toBeTruthy()
  expect(calls).not.toContain('POST /api/change-password')
})

test('the form can be left, and the button has the focus again', async () => {
  open()
  await press('Change password')
  await press('Cancel')
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }))
})

test('who has no password sets one without a present one', async () => {
  const sent: unknown[] = []
  open({
    'GET /api/account/security': secured({ has_password: false, identities: [google] }),
    'POST /api/set-password': ({ body }: { body: unknown }) => void sent.push(body),
  })
  await press('Set a password')
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await typePasswords({ first: 'a longer one', second: 'a longer one' })
  await press('Set password')
  expect(await screen.findByText(/Your new password is set/)).toBeTruthy()
  expect(sent).toEqual([{ password: 'a longer one', password_confirmation: 'a longer one' }])
})

test('every login stands with its device, when it was last active, and this one first', async () => {
  open({ 'GET /api/account/security': secured({ sessions: [there, here, session('c', { device: null })] }) })
  const [first, second, third] = within(await screen.findByRole('list', { name: 'Logins' })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toMatch(/^Firefox on LinuxThis deviceActive now\u00A0· Logged in \w+ \d+, 2026$/)
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
  expect(second?.textContent).toMatch(
    /^Safari on iPhoneLast active .+\u00A0· Logged in .+, kept for 30 daysSign out/,
  )
  expect(third?.textContent).toContain('Unknown browser')
})

test('one other login can be ended', async () => {
  let sessions = [here, there]
  const { notify } = open({
    'GET /api/account/security': () => secured({ sessions }),
    'DELETE /api/account/sessions/b': () => ((sessions = [here]), { ended: 1 }),
  })
  await press('Sign out Safari on iPhone')
  await vi.waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
  expect(notify).toHaveBeenCalledWith('success', 'Safari on iPhone is signed out.')
  expect(screen.queryByRole('button', { name: 'Sign out all other logins' })).toBeNull()
})

test('all other logins can be ended at once', async () => {
  let sessions = [here, there]
  const { notify } = open({
    'GET /api/account/security': () => secured({ sessions }),
    'DELETE /api/account/sessions': () => ((sessions = [here]), { ended: 1 }),
  })
  await press('Sign out all other logins')
  await vi.waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
  expect(notify).toHaveBeenCalledWith('success', 'You’re signed out everywhere else.')
})

test('where no provider is configured or linked, none is spoken of', async () => {
  open()
  await screen.findByRole('list', { name: 'Logins' })
  expect(screen.queryByRole('region', { name: 'Log in with' })).toBeNull()
})

test('a provider is linked by going there and coming back', async () => {
  const { navigate } = open({ 'GET /api/auth/socials': { providers: [offered] } })
  await press('Link Google')
  expect(navigate).toHaveBeenCalledWith('/login/social?link=google&continue=%2Fdashboard%2Fsettings')
})

test('a linked provider can be unlinked', async () => {
  let identities = [google]
  const { notify } = open({
    'GET /api/account/security': () => secured({ identities }),
    'DELETE /api/account/identities/google': () => void (identities = []),
  })
  await press('Unlink Google')
  await vi.waitFor(() => expect(screen.queryByText('Google')).toBeNull())
  expect(notify).toHaveBeenCalledWith('success', 'You can no longer log in with Google.')
})

test('the only way in cannot be unlinked', async () => {
  open({ 'GET /api/account/security': secured({ has_password: false, identities: [google] }) })
  expect(await screen.findByText('Your only way to log in. Set a password to unlink it.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Unlink Google' })).toBeNull()
})

test('settings that could not be loaded say why and are tried again', async () => {
  let tries = 0
  open({ 'GET /api/account/security': () => (tries++ === 0 ? refusal(503, 'Busy.') : secured()) })
  expect(await screen.findByText('Busy.')).toBeTruthy()
  await press('Try again')
  expect(await screen.findByRole('list', { name: 'Logins' })).toBeTruthy()
})
