import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { STYLES_SCRIPT } from './styles-script.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const SHELL = '/assets/main.css'
const EXPOSE = '/remotes/shop/1/expose.css'
const CART = '/remotes/shop/1/cart.css'
const STYLED = [{}]
const EMPTY: object[] = []

/** Opens a page with the shell's style sheet and two of a remote's, none of which is there yet. */
function openPage() {
  const page = document.implementation.createHTMLDocument()
  let readyState = 'loading'
  Object.defineProperty(page, 'readyState', { get: () => readyState })
  page.body.innerHTML = '<main><div id="nireeka-outlet"><div><h1>Your cart</h1></div></div></main>'
  new Function('document', STYLES_SCRIPT)(page)
  const add = (href: string) => {
    const link = page.createElement('link')
    link.setAttribute('rel', 'stylesheet')
    link.setAttribute('href', href)
    Object.defineProperty(link, 'sheet', { value: null, configurable: true })
    return page.head.appendChild(link)
  }
  const links = [SHELL, EXPOSE, CART].map(add)
  return {
    add,
    frame: () => vi.advanceTimersToNextFrame(),
    come(href: string, cssRules: object[] = STYLED) {
      const link = links.find((it) => it.getAttribute('href') === href)!
      Object.defineProperty(link, 'sheet', { value: { cssRules } })
      link.dispatchEvent(new Event('load'))
    },
    fail: (href: string) =>
      links.find((it) => it.getAttribute('href') === href)!.dispatchEvent(new Event('error')),
    parsed() {
      readyState = 'interactive'
      page.dispatchEvent(new Event('readystatechange'))
    },
    isDrawn: () => page.documentElement.style.visibility !== 'hidden',
    heading: () => page.querySelector('h1')?.textContent,
    links: () => [...page.querySelectorAll('link')].map((link) => link.getAttribute('href')),
  }
}

test('a page whose style sheets all come stays as it is', () => {
  const page = openPage()
  for (const href of [SHELL, EXPOSE, CART]) page.come(href)
  page.parsed()
  vi.advanceTimersByTime(60_000)
  expect([page.isDrawn(), page.heading(), page.links()]).toEqual([true, 'Your cart', [SHELL, EXPOSE, CART]])
})

test('late style sheets hold up the page for a moment, once the shell’s own is there', () => {
  const page = openPage()
  page.parsed()
  page.come(EXPOSE)
  vi.advanceTimersByTime(10_000)
  expect(page.heading()).toBe('Your cart')
  const shellsAt = performance.now()
  page.come(SHELL)
  vi.advanceTimersByTime(shellsAt + 299)
  expect([page.isDrawn(), page.heading()]).toEqual([false, 'Your cart'])
  vi.advanceTimersByTime(1)
  page.frame()
  expect([page.isDrawn(), page.heading(), page.links()]).toEqual([true, undefined, [SHELL, EXPOSE]])
})

test('a style sheet that comes within the moment is soon enough', () => {
  const page = openPage()
  page.parsed()
  page.come(SHELL)
  page.come(EXPOSE)
  vi.advanceTimersByTime(200)
  page.come(CART)
  vi.advanceTimersByTime(60_000)
  expect([page.isDrawn(), page.heading()]).toEqual([true, 'Your cart'])
})

test.each([
  ['is missing', (page: ReturnType<typeof openPage>) => page.fail(CART)],
  ['has no rules', (page: ReturnType<typeof openPage>) => page.come(CART, EMPTY)],
])('a page with a style sheet that %s is never drawn, and its frame at once', (_what, happens) => {
  const page = openPage()
  page.come(SHELL)
  page.come(EXPOSE)
  happens(page)
  page.frame()
  expect([page.isDrawn(), page.heading()]).toEqual([false, 'Your cart'])
  page.parsed()
  expect(page.heading()).toBeUndefined()
  page.frame()
  expect([page.isDrawn(), page.links()]).toEqual([true, [SHELL, EXPOSE]])
})

test('a style sheet that the remote loads by itself is the remote’s own business', () => {
  const page = openPage()
  for (const href of [SHELL, EXPOSE, CART]) page.come(href)
  page.parsed()
  page.add('http://localhost/remotes/shop/1/later.css').dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(60_000)
  expect([page.isDrawn(), page.heading(), page.links().length]).toEqual([true, 'Your cart', 4])
})
