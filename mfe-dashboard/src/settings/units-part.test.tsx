import type { Platform } from '@nireeka/contracts'
import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { anna } from '../page-states/sample-pages.ts'
import { UnitsPart } from './units-part.tsx'

function open(reply: unknown) {
  const notify = vi.fn<Platform['notify']>()
  const publish = vi.fn<Platform['publish']>()
  const { http, calls } = fakeHttp({ 'GET /api/me': anna, 'GET /api/set-unit': reply })
  renderPage(<UnitsPart />, '/dashboard/settings', { http, notify, publish })
  return { calls, notify, publish }
}

const units = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Units' })

test('the unit is one of two, and a toast says what is shown now', async () => {
  let unit = 0
  const { calls, notify, publish } = open(() => ({ unit: (unit = 1 - unit) }))

  expect((await units()).value).toBe('metric')
  await userEvent.selectOptions(await units(), 'Imperial')
  await vi.waitFor(async () => expect((await units()).value).toBe('imperial'))
  expect(notify).toHaveBeenLastCalledWith('success', 'Figures are now shown in miles, pounds and inches.')
  expect(publish).toHaveBeenCalledWith({ type: 'member:changed' })

  await userEvent.selectOptions(await units(), 'Metric')
  await vi.waitFor(async () => expect((await units()).value).toBe('metric'))
  expect(notify).toHaveBeenLastCalledWith(
    'success',
    'Figures are now shown in kilometres, kilograms and millimetres.',
  )
  expect(calls.filter((call) => call === 'GET /api/set-unit')).toHaveLength(2)
})

test('a unit that could not be changed stays, and a toast says why', async () => {
  const { notify } = open(refusal(503, 'Busy.'))
  await userEvent.selectOptions(await units(), 'Imperial')
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Busy.'))
  expect((await units()).value).toBe('metric')
})
