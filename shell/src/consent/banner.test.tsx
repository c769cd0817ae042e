import { readConsent } from '@nireeka/kit/storage'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Banner } from './banner.tsx'
import { chooseConsent } from './choose-consent.ts'
import { CookieSettings } from './cookie-settings.tsx'

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
  vi.unstubAllGlobals()
})

const measured = vi.fn()
const choose: typeof chooseConsent = (consent) => chooseConsent(consent, measured)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const card = () => screen.queryByRole('region', { name: 'Only with your yes' })

test('yes and no weigh the same: two buttons of one look, and the third opens the choices', () => {
  render(<Banner choose={choose} />)
  const [no, yes] = ['Only what is needed', 'Allow all'].map((name) => screen.getByRole('button', { name }))
  expect(no?.className).toBe(yes?.className)
  expect(screen.getByRole('button', { name: 'Choose' })).toBeDefined()
})

test('"Only what is needed" is kept, and the card goes', async () => {
  render(<Banner choose={choose} />)
  await press('Only what is needed')
  expect(card()).toBeNull()
  expect(readConsent()).toEqual({ statistics: false, comfort: false })
  expect(measured).not.toHaveBeenCalled()
})

test('"Allow all" begins to measure at once', async () => {
  render(<Banner choose={choose} />)
  await press('Allow all')
  expect(readConsent()).toEqual({ statistics: true, comfort: true })
  expect(measured).toHaveBeenCalledOnce()
})

test('behind "Choose" nothing is ticked beforehand, and each thing is allowed by itself', async () => {
  render(<Banner choose={choose} />)
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
  render(<Banner choose={choose} />)
  await press('Only what is needed')
  expect(card()).toBeNull()
})

test('an answer in another tab takes the card away here', () => {
  render(<Banner choose={choose} />)
  localStorage.setItem('consent', JSON.stringify({ at: Date.now(), signal: false }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'consent' })))
  expect(card()).toBeNull()
})

test('the settings show what holds and change it; withdrawing clears what was remembered', async () => {
  chooseConsent({ statistics: false, comfort: true })
  localStorage.setItem('dealerPlace', '"Berlin"')
  render(<CookieSettings />)
  expect(screen.getByText('You allow the memory in this browser.')).toBeDefined()
  await press('Only what is needed')
  expect(localStorage.getItem('dealerPlace')).toBeNull()
  expect(screen.getByText('Only what is needed is in use.')).toBeDefined()
  expect(await screen.findByRole('status')).toBeDefined()
})
