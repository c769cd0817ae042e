import type { Session } from '@nireeka/contracts'
import { fakeHttp, refusal } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { asMember } from '../testing/members.ts'
import { renderShellPage } from '../testing/render-shell-page.tsx'
import { ChangeEmailPage } from './change-email-page.tsx'

const YES = '/change-email?token=secret-token&answer=yes'
const NO = '/change-email?token=secret-token&answer=no'
const CONFIRM = 'POST /api/email-change/confirm'
const REFUSE = 'POST /api/email-change/refuse'

function open(path: string, replies: Record<string, unknown> = {}, present: Session = { status: 'guest' }) {
  const { http, calls } = fakeHttp(replies)
  const publish = vi.fn()
  const session$ = new BehaviorSubject(present)
  renderShellPage(<ChangeEmailPage />, { path, platform: { http, session$, publish } })
  return { calls, publish }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('opening a link does nothing, and the token is out of the address bar at once', () => {
  const { calls } = open(YES)
  expect(screen.getByRole('heading', { level: 1, name: 'Confirm your new email' })).toBeTruthy()
  expect(calls).toEqual([])
  expect([location.pathname, location.search]).toEqual(['/change-email', ''])
})

test('the first address that confirms is told that the other one is missing', async () => {
  const confirm = vi.fn().mockReturnValue({ is_changed: false })
  const { publish } = open(YES, { [CONFIRM]: confirm }, asMember())
  await press('Confirm')
  expect(await heading('This address has confirmed')).toBeTruthy()
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ body: { token: 'secret-token' } }))
  expect(publish).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'To your profile' }))
})

test('the second one changes the email, and the shell reads the member again', async () => {
  const { publish } = open(YES, { [CONFIRM]: { is_changed: true } }, asMember())
  await press('Confirm')
  expect(await heading('Your email is changed')).toBeTruthy()
  expect(publish).toHaveBeenCalledWith({ type: 'member:changed' })
})

test('who didn’t ask stops the change, and is advised to choose a new password', async () => {
  const { calls } = open(NO, { [REFUSE]: null })
  expect(await heading('Wasn’t you?')).toBeTruthy()
  await press('Cancel the change')
  expect(await heading('The change is cancelled')).toBeTruthy()
  expect(calls).toEqual([REFUSE])
  expect(screen.getByRole('link', { name: 'Choose a new password' }).getAttribute('href')).toBe(
    '/forgot-password',
  )
})

test.each([
  [404, 'This link no longer works'],
  [409, 'This email is already taken'],
])('a link that is answered by %i says so', async (status, title) => {
  open(YES, { [CONFIRM]: refusal(status, 'no') })
  await press('Confirm')
  expect(await heading(title)).toBeTruthy()
})

test('a page without a token is a link that doesn’t work', async () => {
  open('/change-email')
  expect(await heading('This link no longer works')).toBeTruthy()
})

test('a failure is told, and the button is there for another try', async () => {
  let tries = 0
  open(YES, { [CONFIRM]: () => (tries++ === 0 ? refusal(503, 'Busy.') : { is_changed: false }) })
  await press('Confirm')
  expect((await screen.findByRole('alert')).textContent).toBe('Busy.')
  await press('Confirm')
  expect(await heading('This address has confirmed')).toBeTruthy()
})
