import type { PlatformEvent } from '@nireeka/contracts'
import { renderPage } from '@nireeka/kit/testing'
import { readConsent, storage } from '@nireeka/kit/storage'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Subject } from 'rxjs'
import { afterEach, expect, test } from 'vitest'

import { CookieSettings } from './cookie-settings.tsx'

afterEach(() => localStorage.clear())

function open() {
  const events$ = new Subject<PlatformEvent>()
  const published: PlatformEvent[] = []
  const publish = (event: PlatformEvent) => {
    published.push(event)
    events$.next(event)
  }
  renderPage(<CookieSettings />, '/privacypolicy', { events$, publish })
  return { events$, published }
}

const keep = (statistics: boolean, comfort: boolean) =>
  storage.write('consent', { statistics, comfort, at: Date.now(), signal: false })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the settings show what holds and change it; withdrawing clears what was remembered', async () => {
  keep(false, true)
  localStorage.setItem('dealerPlace', '"Berlin"')
  const { published } = open()
  expect(screen.getByText('You allow the memory in this browser.')).toBeDefined()
  await press('Only what is needed')
  expect(localStorage.getItem('dealerPlace')).toBeNull()
  expect(screen.getByText('Only what is needed is in use.')).toBeDefined()
  expect(await screen.findByRole('status')).toBeDefined()
  expect(published).toEqual([{ type: 'consent:changed' }])
})

test('each of the two is allowed by itself', async () => {
  open()
  expect(screen.getByText(/^You haven’t chosen yet/)).toBeDefined()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Speed figures' }))
  await press('Save my choice')
  expect(readConsent()).toEqual({ statistics: true, comfort: false })
  expect(screen.getByText('You allow speed figures.')).toBeDefined()
})

test('an answer to the question on this page is shown', () => {
  const { events$ } = open()
  keep(true, true)
  act(() => events$.next({ type: 'consent:changed' }))
  expect(screen.getByText('You allow speed figures and the memory in this browser.')).toBeDefined()
})
