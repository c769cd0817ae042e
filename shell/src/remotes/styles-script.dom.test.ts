import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { watchStyles } from './styles-script.ts'
import { takeStyles, UNSTYLED } from './unstyled.ts'

const LIMITS = { fast: 1500, slow: 14_000 }
const page = document.documentElement

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  page.removeAttribute(UNSTYLED)
})

/** Begins a page with links to these style sheets of its section. */
function begin(...hrefs: string[]) {
  watchStyles(UNSTYLED, LIMITS)
  for (const href of hrefs) {
    const link = document.head.appendChild(document.createElement('link'))
    link.toggleAttribute(UNSTYLED, true)
    link.dataset.name = href
  }
}
const linkOf = (name: string) => document.querySelector<HTMLLinkElement>(`[data-name="${name}"]`)
const isHidden = () => page.hasAttribute(UNSTYLED)

/** Ends the load of a style sheet with this number of rules. */
function arrive(name: string, rules = 1) {
  Object.defineProperty(linkOf(name), 'sheet', { value: { cssRules: Array.from({ length: rules }) } })
  linkOf(name)?.dispatchEvent(new Event('load'))
}

test('a section is shown when all of its styles are there', () => {
  begin('section.css', 'page.css')
  expect(isHidden()).toBe(true)
  arrive('section.css')
  expect(isHidden()).toBe(true)
  arrive('page.css')
  expect(isHidden()).toBe(false)
  expect(takeStyles()).toBe(true)
})

test.each([
  ['is missing', () => linkOf('page.css')?.dispatchEvent(new Event('error'))],
  ['is no style sheet', () => arrive('page.css', 0)],
  ['hangs', () => vi.advanceTimersByTime(LIMITS.fast)],
])('a section of which one sheet %s stays hidden, and the browser no longer waits for it', (_how, fail) => {
  begin('section.css', 'page.css')
  arrive('section.css')
  fail()
  expect([isHidden(), linkOf('page.css')]).toEqual([true, null])
  expect(takeStyles()).toBe(false)
  expect(isHidden()).toBe(false)
})

test('on a slow line, styles are waited for longer', () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: '3g' } })
  begin('section.css')
  vi.advanceTimersByTime(LIMITS.slow - 1)
  expect(linkOf('section.css')).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(linkOf('section.css')).toBeNull()
})

test('styles that have come count before their event is dispatched', () => {
  begin('section.css')
  Object.defineProperty(linkOf('section.css'), 'sheet', { value: { cssRules: [{}] } })
  expect(takeStyles()).toBe(true)
})

test('a page without a server-rendered section has no styles to wait for', () => {
  expect(takeStyles()).toBe(true)
})
