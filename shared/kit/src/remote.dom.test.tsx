import type { PlatformEvent } from '@nireeka/contracts'
import { remote, type RemoteProps } from '@nireeka/kit/remote'
import { useLocation } from '@nireeka/kit/router'
import { defineRoutes } from '@nireeka/kit/routes'
import { Subject } from 'rxjs'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeEach, expect, test, vi } from 'vitest'

import { fakePlatform } from './testing/fake-platform.ts'

let events$: Subject<PlatformEvent>
const report = vi.fn()
const alive = new Set<string>()
let isBroken = false
let failsWhenLeft = false

/** A page with a state, and an effect that lasts as long as it is shown. */
function Page() {
  const { pathname, search } = useLocation()
  const [count, setCount] = useState(0)
  useEffect(() => {
    alive.add(pathname)
    return () => {
      alive.delete(pathname)
      if (failsWhenLeft) throw new Error('broken')
    }
  }, [pathname])
  if (isBroken) throw new Error('broken')
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {pathname + search} {count}
    </button>
  )
}

const routes = defineRoutes([
  { path: '/list', page: Page, isKept: true },
  { path: '/form', page: Page },
  { path: '/pages/:page', page: Page, isKept: true },
])

const outlet = document.body.appendChild(document.createElement('main'))
let props: RemoteProps
let code: ReturnType<typeof remote>
beforeEach(async () => {
  // A mount resolves when the page is rendered, which React puts off until the end of an `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  isBroken = false
  failsWhenLeft = false
  report.mockClear()
  events$ = new Subject()
  props = {
    // single-spa-react keeps roots by name.
    name: crypto.randomUUID(),
    platform: fakePlatform({ events$, report }),
    outlet: () => outlet,
    retry: vi.fn(),
  }
  code = remote(routes)
  await code.bootstrap(props)
  return () => leave().finally(() => vi.unstubAllGlobals())
})

async function enter(url: string) {
  history.replaceState(null, '', url)
  await code.mount(props)
}
async function leave() {
  history.replaceState(null, '', '/elsewhere')
  await code.unmount(props)
}
const button = () => outlet.querySelector('button')
const press = () => flushSync(() => button()?.click())

test('a page that is kept is the same element again on return, with its state', async () => {
  await enter('/list?sort=price')
  press()
  const first = button()
  await leave()
  expect(outlet.childElementCount, 'nothing is left in the document').toBe(0)
  expect([...alive], 'its effects have ended').toEqual([])

  await enter('/list?sort=price')
  expect(button()).toBe(first)
  expect(button()).toHaveProperty('textContent', '/list?sort=price 1')
  await vi.waitFor(() => expect([...alive], 'its effects have begun again').toEqual(['/list']))
  press()
  expect(button()).toHaveProperty('textContent', '/list?sort=price 2')
})

test('a kept page is laid out ahead, out of sight, and shown by the visit', async () => {
  await enter('/list')
  const first = button()
  await leave()
  code.layOutAhead('/list?sort=price', outlet)
  expect(outlet.childElementCount, 'another URL').toBe(0)
  code.layOutAhead('/list', outlet)
  expect([button(), first?.style.display, ...alive], 'laid out, without its effects').toEqual([first, ''])
  expect(outlet.firstElementChild).toMatchObject({ ariaHidden: 'true', style: { blockSize: '0px' } })
  await enter('/list')
  expect([outlet.innerHTML, button()]).toEqual([expect.stringMatching(/^<div><button/), first])
})

test('a page that is laid out ahead leaves the document when no click follows, and can still return', async () => {
  await enter('/list')
  press()
  await leave()
  vi.useFakeTimers()
  code.layOutAhead('/list', outlet)
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  expect(outlet.childElementCount).toBe(0)
  await enter('/list')
  expect(button()).toHaveProperty('textContent', '/list 1')
})

/** Mounts a page as the server rendered it. */
async function enterHydrated(url: string) {
  const root = outlet.appendChild(document.createElement('div'))
  root.innerHTML = `<button type="button">${url}<!-- --> <!-- -->0</button>`
  props = { ...props, standingView: () => ({ answers: {}, claim: () => root }) }
  const hydrated = button()
  await enter(url)
  await vi.waitFor(() => expect([...alive]).toEqual([url]))
  expect(button(), 'the server’s element').toBe(hydrated)
  props = { ...props, standingView: () => null }
}
/** Opens another path of the same remote, as a link does. */
function follow(url: string) {
  flushSync(() => {
    history.pushState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  })
}

test('a list that is opened from a hydrated page is kept, too', async () => {
  await enterHydrated('/form')
  follow('/list')
  await vi.waitFor(() => expect([...alive]).toEqual(['/list']))
  press()
  const first = button()
  await leave()
  expect([...alive]).toEqual([])
  await enter('/list')
  expect(button()).toBe(first)
  expect(button()).toHaveProperty('textContent', '/list 1')
})

test('another path of the same hydrated list is shown in the same elements', async () => {
  await enterHydrated('/pages/1')
  press()
  const first = button()
  follow('/pages/2')
  expect(button()).toBe(first)
  expect(button()).toHaveProperty('textContent', '/pages/2 1')
})

test('a hydrated list that is left at once is rendered anew', async () => {
  await enterHydrated('/list')
  press()
  await leave()
  await enter('/list')
  expect(button()).toHaveProperty('textContent', '/list 0')
})

test('the next page need not wait for another task when this one is left', async () => {
  await enter('/form')
  let isLater = false
  setTimeout(() => (isLater = true))
  await leave()
  expect(isLater).toBe(false)
  expect(outlet.childElementCount).toBe(0)
  expect([...alive]).toEqual([])
})

test.each([
  ['another query', '/list?sort=price', '/list'],
  ['a page that isn’t kept', '/form', '/form'],
])('%s is rendered anew', async (_what, from, to) => {
  await enter(from)
  press()
  await leave()
  await enter(to)
  expect(button()).toHaveProperty('textContent', `${to} 0`)
  expect(outlet.childElementCount, 'only one page is there').toBe(1)
})

test.each(['session:signed-in', 'session:signed-out'] as const)('nothing is kept over “%s”', async (type) => {
  await enter('/list')
  press()
  await leave()
  events$.next({ type } as PlatformEvent)
  await enter('/list')
  expect(button()).toHaveProperty('textContent', '/list 0')
})

test('a page that has failed is not kept', async () => {
  // Silences the console: in development React logs errors that a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue()
  isBroken = true
  await enter('/list')
  expect(outlet.querySelector('h1')).toHaveProperty('textContent', 'This section can’t be shown right now')
  await leave()
  isBroken = false
  await enter('/list')
  expect(button()).toHaveProperty('textContent', '/list 0')
  expect(report).toHaveBeenCalledOnce()
  vi.mocked(console.error).mockClear()
})

test('a page that fails while it is hidden is rendered anew', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await enter('/list')
  await vi.waitFor(() => expect([...alive]).toEqual(['/list']))
  failsWhenLeft = true
  await leave()
  failsWhenLeft = false
  await enter('/list')
  expect(button()).toHaveProperty('textContent', '/list 0')
  expect(report).toHaveBeenCalledOnce()
  vi.mocked(console.error).mockClear()
})
