import type { Session } from '@nireeka/contracts'
import { fakeHttp, refusal } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'

import { CodeRequired } from '../session/second-step.ts'
import { asMember } from '../testing/members.ts'
import { renderShellPage } from '../testing/render-shell-page.tsx'
import { LoginPage } from './login-page.tsx'

interface Opened {
  state?: unknown
  loginByCode?: () => Promise<void>
}

/** Opens the login page for an account with a second factor; returns the codes that are sent. */
function open({ state, loginByCode = async () => undefined }: Opened = {}) {
  const codes: unknown[] = []
  const session$ = new BehaviorSubject<Session>({ status: 'guest' })
  renderShellPage(<LoginPage />, {
    path: '/login?continue=%2Fdashboard',
    state,
    platform: { http: fakeHttp({ 'GET /api/auth/socials': { providers: [] } }).http, session$ },
    session: {
      login: () => Promise.reject(new CodeRequired({ challenge: 'c', remember: true })),
      loginByCode: async (code) => {
        codes.push(code)
        await loginByCode()
        session$.next(asMember())
      },
    },
  })
  return codes
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

async function send() {
  await userEvent.type(field('Email'), 'ann@example.com')
  await userEvent.type(field('Password'), 'a long password')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

test('an account with a second factor is asked for a code after the password', async () => {
  const codes = open()
  await send()
  const code = await screen.findByLabelText<HTMLInputElement>('Code')
  expect(screen.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeTruthy()
  expect(document.activeElement).toBe(code)
  expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code'])
  expect(screen.queryByLabelText('Password')).toBeNull()
  await userEvent.type(code, '123 456')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  expect(codes).toEqual([{ challenge: 'c', remember: true, code: '123 456' }])
})

test.each([
  'This code isn’t right. Enter the one your app shows now.',
  'This code has already been used. Wait for the next one in your app.',
])('“%s” stands at the field, which has the focus', async (sentence) => {
  open({ loginByCode: () => Promise.reject(refusal(422, 'Check.', { code: [sentence] })) })
  await send()
  await userEvent.type(await screen.findByLabelText('Code'), '000000{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
})

test('after too many codes the wait is told', async () => {
  const sentence = 'Too many attempts. Please wait 5 minutes and try again.'
  open({ loginByCode: () => Promise.reject(refusal(429, sentence)) })
  await send()
  await userEvent.type(await screen.findByLabelText('Code'), '000000{Enter}')
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('a login that took too long begins anew, says why, and knows the address', async () => {
  const sentence = 'Your login took too long. Enter your email address and password again.'
  open({ loginByCode: () => Promise.reject(refusal(409, sentence)) })
  await send()
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect([field('Email').value, field('Password').value]).toEqual(['ann@example.com', ''])
})

test('a recovery code can be used instead, and the app’s again', async () => {
  const codes = open()
  await send()
  await userEvent.type(await screen.findByLabelText('Code'), '12')
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
  const recovery = screen.getByLabelText<HTMLInputElement>('Recovery code')
  expect(document.activeElement).toBe(recovery)
  expect([recovery.value, recovery.inputMode]).toEqual(['', ''])
  await userEvent.click(screen.getByRole('button', { name: 'Use your authenticator app instead' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
  await userEvent.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-ijkl-mnop{Enter}')
  await waitFor(() => expect(codes).toMatchObject([{ code: 'abcd-efgh-ijkl-mnop' }]))
})

test('who cancels is back at the password', async () => {
  open()
  await send()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(field('Password').value).toBe('')
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy()
})

test('another way to log in leads here for its code', async () => {
  open({ state: { challenge: 'c', remember: false } })
  expect(screen.getByLabelText('Code')).toBeTruthy()
})
