import { afterEach, expect, test, vi } from 'vitest'

import { readConsent, storage } from './storage.ts'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const allow = (comfort: boolean) =>
  storage.write('consent', { statistics: false, comfort, at: Date.now(), signal: false })
const kept = () => Object.keys(localStorage).toSorted()

test('what is needed is kept without asking', () => {
  expect([storage.write('theme', 'dark'), storage.read('theme')]).toEqual([true, 'dark'])
})

test('what is only convenient is refused until the visitor says yes', () => {
  expect(storage.write('dealerPlace', 'Berlin')).toBe(false)
  allow(false)
  expect(storage.write('dealerPlace', 'Berlin')).toBe(false)
  expect(kept()).toEqual(['consent'])
  allow(true)
  expect(storage.write('dealerPlace', 'Berlin')).toBe(true)
  expect(storage.read('dealerPlace')).toBe('Berlin')
})

test('what was left behind is not read once the consent has ended', () => {
  allow(true)
  storage.write('dealerPlace', 'Berlin')
  allow(false)
  expect(storage.read('dealerPlace')).toBeNull()
})

test('clearing what is convenient leaves what is needed', () => {
  allow(true)
  storage.write('dealerPlace', 'Berlin')
  storage.write('manualBike', 'nyx')
  storage.write('theme', 'dark')
  storage.clearComfort()
  expect(kept()).toEqual(['consent', 'theme'])
})

test('a browser with Global Privacy Control has answered already', () => {
  expect(readConsent()).toBeNull()
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  expect(readConsent()).toEqual({ statistics: false, comfort: false })
})
