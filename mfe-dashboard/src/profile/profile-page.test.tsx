import type { Platform } from '@nireeka/contracts'
import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { Dashboard } from '../dashboard.tsx'

const anna = {
  name: 'Anna',
  last_name: 'Berg',
  email: 'anna@example.com',
  avatar: null,
  user_name: 'anna-b',
  unit: 0,
}

function open(replies: Record<string, unknown>) {
  const notify = vi.fn<Platform['notify']>()
  const { http } = fakeHttp({ 'GET /api/me': anna, ...replies })
  const publish = vi.fn<Platform['publish']>()
  renderPage(<Dashboard />, '/dashboard/profile', { http, notify, publish })
  return { notify, publish }
}

const unitSwitch = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Miles, pounds and inches' })

test('the profile shows name, e-mail and user name', async () => {
  open({})
  expect(await screen.findByText('Anna Berg')).toBeTruthy()
  expect(screen.getByText('anna@example.com')).toBeTruthy()
  expect(screen.getByText('anna-b')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy()
})

test('the unit toggles between 0 and 1, and a toast says what is shown now', async () => {
  let unit = 0
  const { notify, publish } = open({ 'GET /api/set-unit': () => ({ unit: (unit = 1 - unit) }) })

  await userEvent.click(await unitSwitch())
  expect((await unitSwitch()).checked).toBe(true)
  expect(notify).toHaveBeenLastCalledWith('success', 'Figures are now shown in miles, pounds and inches.')
  expect(publish).toHaveBeenCalledWith({ type: 'member:changed' })

  await userEvent.click(await unitSwitch())
  expect((await unitSwitch()).checked).toBe(false)
  expect(notify).toHaveBeenLastCalledWith(
    'success',
    'Figures are now shown in kilometres, kilograms and millimetres.',
  )
})

test('a unit that could not be changed stays, and a toast says why', async () => {
  const { notify } = open({ 'GET /api/set-unit': refusal(503, 'Busy.') })
  await userEvent.click(await unitSwitch())
  expect(notify).toHaveBeenCalledWith('error', 'Busy.')
  expect((await unitSwitch()).checked).toBe(false)
})

test('a profile that could not be loaded says why', async () => {
  open({ 'GET /api/me': refusal(500, 'Down.') })
  expect(await screen.findByText('Down.')).toBeTruthy()
})
