import type { SecurityData } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { security } from '../security.api.ts'
import { SecondFactorPart } from './second-factor-part.tsx'

const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const SETUP = { secret: SECRET, uri: `otpauth://totp/Nireeka:anna@example.com?secret=${SECRET}` }
const CODES = Array.from({ length: 10 }, (_, at) => `AAAA-BBBB-CCCC-DDD${'ABCDEFGHIJ'[at]}`)
const ON = { since: '2026-11-20T12:00:00Z', recovery_codes_left: 9 }

function Page() {
  const { http } = usePlatform()
  const { data } = useQuery(security(http))
  return data ? <SecondFactorPart {...data} /> : null
}

interface Choices {
  secondFactor?: SecurityData['second_factor']
  hasPassword?: boolean
  replies?: Record<string, unknown>
}

/** Opens the part; what is sent to turn it on or off changes what the server answers next. */
function open({ secondFactor = null, hasPassword = true, replies = {} }: Choices = {}) {
  let state = secondFactor
  const sent: unknown[] = []
  const take = (next: SecurityData['second_factor'], answer: unknown) => (call: { body?: unknown }) => {
    sent.push(call.body)
    state = next
    return answer
  }
  const notify = vi.fn()
  const codes = { recovery_codes: CODES }
  const { http } = fakeHttp({
    'GET /api/account/security': () => ({
      has_password: hasPassword,
      second_factor: state,
      identities: [],
      sessions: [],
    }),
    'POST /api/account/second-factor': SETUP,
    'POST /api/account/second-factor/on': take({ ...ON, recovery_codes_left: 10 }, codes),
    'POST /api/account/second-factor/recovery-codes': take({ ...ON, recovery_codes_left: 10 }, codes),
    'POST /api/account/second-factor/off': take(null, null),
    ...replies,
  })
  renderRoutes([{ path: '/', page: Page }], '/', { http, notify })
  return { sent, notify }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function give(password: string, code: string) {
  await userEvent.type(screen.getByLabelText('Your password'), password)
  await userEvent.type(screen.getByLabelText('Code'), code)
}

test('it is turned on with the key from QR code or text, the password and a code', async () => {
  const { sent } = open()
  await press('Turn on')
  expect(document.activeElement).toBe(
    await screen.findByRole('heading', { name: 'Scan this with your authenticator app' }),
  )
  const drawing = await screen.findByRole('img', { name: 'QR code with your key' })
  expect(drawing.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/)
  expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy()
  const code = screen.getByLabelText<HTMLInputElement>('Code')
  expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code'])

  await give('my password', '123456')
  await press('Turn on two-step login')
  const list = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES)
  expect(sent).toEqual([{ password: 'my password', code: '123456' }])
})

test('the recovery codes stay until they are saved; then the state stands there', async () => {
  open()
  await press('Turn on')
  await give('my password', '123456')
  await press('Turn on two-step login')
  const done = await screen.findByRole<HTMLButtonElement>('button', { name: 'Done' })
  expect(done.disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved them' }))
  await press('Done')
  expect(await screen.findByText('On since November 20, 2026. You have 10 recovery codes left.')).toBeTruthy()
  expect(screen.queryByText(CODES[0] ?? '')).toBeNull()
})

test('a wrong code stands at its field, and the QR code stays', async () => {
  const sentence = 'This code isn’t right. Enter the one your app shows now.'
  open({ replies: { 'POST /api/account/second-factor/on': refusal(422, 'Check.', { code: [sentence] }) } })
  await press('Turn on')
  await give('my password', '000000')
  await press('Turn on two-step login')
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(await screen.findByRole('img', { name: 'QR code with your key' })).toBeTruthy()
})

test('a set-up can be left, and the button has the focus again', async () => {
  open()
  await press('Turn on')
  await press('Cancel')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Turn on' })))
})

test('a set-up that can’t begin says why', async () => {
  const { notify } = open({ replies: { 'POST /api/account/second-factor': refusal(503, 'Busy.') } })
  await press('Turn on')
  expect(notify).toHaveBeenCalledWith('error', 'Busy.')
})

test('without a password there is nothing to turn on yet', async () => {
  open({ hasPassword: false })
  expect(await screen.findByText('Set a password first, then you can turn it on.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull()
})

test('new recovery codes are shown after password and code', async () => {
  const { sent } = open({ secondFactor: ON })
  expect(await screen.findByText(/You have 9 recovery codes left/)).toBeTruthy()
  await press('New recovery codes')
  await give('my password', 'abcd-efgh-ijkl-mnop')
  await press('Get new codes')
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeTruthy()
  expect(sent).toEqual([{ password: 'my password', code: 'abcd-efgh-ijkl-mnop' }])
})

test('it is turned off after password and code', async () => {
  const { notify } = open({ secondFactor: ON })
  await press('Turn off')
  await give('my password', '123456')
  await press('Turn off')
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy()
  expect(notify).toHaveBeenCalledWith('success', 'Two-step login is off.')
})

test('the recovery codes are copied one a line', async () => {
  const user = userEvent.setup()
  const { notify } = open({ secondFactor: ON })
  await press('New recovery codes')
  await give('my password', '123456')
  await press('Get new codes')
  await user.click(await screen.findByRole('button', { name: 'Copy codes' }))
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'))
  expect(notify).toHaveBeenCalledWith('success', 'The codes are copied.')
})
