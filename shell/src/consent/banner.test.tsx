import type { Platform, PlatformEvent } from '@nireeka/contracts'
import { readConsent } from '@nireeka/kit/storage'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Subject } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Banner } from './banner.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  document.elementsFromPoint = () => []
})
afterEach(() => {
  localStorage.clear()
  published.mockClear()
  vi.unstubAllGlobals()
})

const published = vi.fn<Platform['publish']>()
const events$ = new Subject<PlatformEvent>()
const open = () => render(<Banner platform={{ events$, publish: published }} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const card = () => screen.queryByRole('region', { name: 'Your privacy' })

test('yes and no weigh the same: two buttons of one look, and the third opens the choices', () => {
  open()
  const [no, yes] = ['Only what is needed', 'Allow all'].map((name) => screen.getByRole('button', { name }))
  expect(no?.className).toBe(yes?.className)
  expect(screen.getByRole('button', { name: 'Choose' })).toBeDefined()
})

test('"Only what is needed" is kept and told, and the card goes', async () => {
  open()
  await press('Only what is needed')
  expect(card()).toBeNull()
  expect(readConsent()).toEqual({ statistics: false, comfort: false })
  expect(published).toHaveBeenCalledExactlyOnceWith({ type: 'consent:changed' })
})

test('"Allow all" is kept and told', async () => {
  open()
  await press('Allow all')
  expect(readConsent()).toEqual({ statistics: true, comfort: true })
  expect(published).toHaveBeenCalledExactlyOnceWith({ type: 'consent:changed' })
})

test('behind "Choose" nothing is ticked beforehand, and each thing is allowed by itself', async () => {
  open()
  await press('Choose')
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(2)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Memory in this browser' }))
  await press('Save my choice')
  expect(readConsent()).toEqual({ statistics: false, comfort: true })
})

test('where nothing can be kept the card goes all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  open()
  await press('Only what is needed')
  expect(card()).toBeNull()
})

test('an answer in another tab takes the card away here', () => {
  open()
  localStorage.setItem('consent', JSON.stringify({ at: Date.now(), signal: false }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'consent' })))
  expect(card()).toBeNull()
})

test('an answer in the settings takes the card away', () => {
  open()
  localStorage.setItem('consent', JSON.stringify({ at: Date.now(), signal: false }))
  act(() => events$.next({ type: 'consent:changed' }))
  expect(card()).toBeNull()
})
