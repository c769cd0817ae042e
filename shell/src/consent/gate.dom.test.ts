import { storage } from '@nireeka/kit/storage'
import type { PlatformEvent } from '@nireeka/contracts'
import { Subject } from 'rxjs'
import { afterEach, expect, test, vi } from 'vitest'

import { startConsent } from './gate.ts'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const events$ = new Subject<PlatformEvent>()

function start() {
  vi.useFakeTimers()
  const started: string[] = []
  const note = (what: string) => () => Promise.resolve(started.push(what))
  startConsent({ events$, ask: note('ask'), measure: note('measure') })
  vi.runAllTimers()
  return started
}

const keep = (choice: object) => storage.write('consent', { at: Date.now(), signal: false, ...choice })
const fromAnotherTab = () => dispatchEvent(new StorageEvent('storage', { key: 'consent' }))

test('who has not chosen is asked, and nothing is measured', () => {
  expect(start()).toEqual(['ask'])
})

test('who refused is not asked again, and nothing is measured', () => {
  keep({ statistics: false, comfort: false })
  expect(start()).toEqual([])
})

test('who allowed it is measured', () => {
  keep({ statistics: true, comfort: false })
  expect(start()).toEqual(['measure'])
})

test('Global Privacy Control is an answer: nobody is asked', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  expect(start()).toEqual([])
})

test('a yes in another tab counts here, too', () => {
  const started = start()
  keep({ statistics: true, comfort: true })
  fromAnotherTab()
  expect(started).toEqual(['ask', 'measure'])
})

test('a yes on the page that tells of it counts at once', () => {
  const started = start()
  keep({ statistics: true, comfort: false })
  events$.next({ type: 'consent:changed' })
  expect(started).toEqual(['ask', 'measure'])
})

test('what was remembered goes when the consent has ended', () => {
  localStorage.setItem('dealerPlace', '"Berlin"')
  localStorage.setItem('theme', '"dark"')
  start()
  expect(Object.keys(localStorage)).toEqual(['theme'])
})
