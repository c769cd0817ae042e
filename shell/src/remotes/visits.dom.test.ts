import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { code, done, MOUNT_MS, never, openVisits } from '../testing/open-visits.ts'
import type { Lifecycles } from './loader.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const LOADING = { status: 'loading' }
const failed = (failures: number) => ({ status: 'failed', failures, isReadable: false })

test('a remote shows its skeleton until it is mounted, and the second visit loads nothing', async () => {
  const remote = openVisits(code('Help'))
  await remote.enter()
  expect([remote.state(), remote.isMounted()]).toEqual([LOADING, false])
  await pass(0)
  expect([remote.state(), remote.isMounted(), remote.text()]).toEqual([null, true, 'Help'])
  await remote.leave()
  expect(remote.text()).toBe('')
  await remote.enter()
  await pass(0)
  expect([remote.state(), remote.text()]).toEqual([null, 'Help'])
  expect(remote.load).toHaveBeenCalledTimes(1)
})

test('a mount that hangs shows its skeleton, and after 3 s the fallback', async () => {
  const remote = openVisits(code('', { mount: never }))
  await remote.enter()
  await pass(MOUNT_MS - 1)
  expect(remote.state()).toEqual(LOADING)
  await pass(1)
  expect(remote.state()).toEqual(failed(1))
})

test('a mount that hangs on a later visit shows its skeleton, too', async () => {
  const mount = vi.fn(done)
  const remote = openVisits(code('', { mount }))
  await remote.enter()
  await pass(0)
  await remote.leave()
  mount.mockImplementation(never)
  await remote.enter()
  await pass(100)
  expect(remote.state()).toEqual(LOADING)
})

test.each([
  ['its code is loaded', () => openVisits(never())],
  ['it boots', () => openVisits(code('', { bootstrap: never }))],
  ['it is mounted', () => openVisits(code('', { mount: never }))],
  ['it is unmounted', () => openVisits(code('Help', { unmount: never }))],
])('a visitor who leaves while %s waits for a tenth of a second at most', async (_when, openRemote) => {
  const remote = openRemote()
  await remote.enter()
  await pass(500)
  let isGone = false
  void remote.leave().then(() => (isGone = true))
  await pass(100)
  expect([isGone, remote.state(), remote.text()]).toEqual([true, null, ''])
})

test('what is mounted after the visitor has left is in no page, and is unmounted', async () => {
  let mounted: () => void = vi.fn()
  const mounting = new Promise<void>((resolve) => (mounted = resolve))
  const unmount = vi.fn(done)
  const late = code('', {
    mount: async ({ outlet, isLeft }) => {
      await mounting
      outlet().append(isLeft?.() ? 'late' : 'in time')
    },
    unmount,
  })
  const remote = openVisits(late)
  await remote.enter()
  await pass(10)
  await Promise.all([remote.leave(), pass(100)])
  mounted()
  await pass(0)
  expect(remote.text()).toBe('')
  expect(unmount).toHaveBeenCalledTimes(1)
  expect(remote.report).not.toHaveBeenCalled()
})

test.each([
  ['throws', async () => Promise.reject(new Error('broken'))],
  ['hangs', never],
])(
  'an unmount that %s leaves nothing behind, and the next visit loads the remote anew',
  async (_how, unmount) => {
    const remote = openVisits(code('Bad', { unmount }), code('Good'))
    await remote.enter()
    await pass(0)
    await Promise.all([remote.leave(), pass(100)])
    expect([remote.text(), remote.state()]).toEqual(['', null])
    await remote.enter()
    await pass(0)
    expect([remote.text(), remote.state()]).toEqual(['Good', null])
    expect(remote.load.mock.calls).toEqual([[0], [1]])
    expect(remote.report).toHaveBeenCalledTimes(1)
  },
)

test('a mount that hangs while the visitor is elsewhere, and whose time runs out there, is one failure', async () => {
  const remote = openVisits(code('', { mount: never }), code('', { mount: never }))
  await remote.enter()
  await pass(500)
  await Promise.all([remote.leave(), pass(MOUNT_MS)])
  await remote.enter()
  await pass(MOUNT_MS)
  expect(remote.state()).toEqual(failed(2))
})

test('"Try again" loads the remote anew, once, and counts the failures', async () => {
  const broken = code('', { mount: async () => Promise.reject(new Error('broken')) })
  const remote = openVisits(broken, broken, code('Help'))
  await remote.enter()
  await pass(0)
  expect(remote.state()).toEqual(failed(1))
  await remote.retry()
  expect(remote.state()).toEqual(failed(2))
  await Promise.all([remote.retry(), remote.retry()])
  expect([remote.text(), remote.state()]).toEqual(['Help', null])
  expect(remote.load.mock.calls).toEqual([[0], [1], [2]])
})

test('a remote that shows an error on its page is replaced by "Try again"', async () => {
  const unmount = vi.fn(done)
  const remote = openVisits(code('Error', { unmount }), code('Help'))
  await remote.enter()
  await pass(0)
  await remote.retry()
  expect(remote.text()).toBe('Help')
  expect(unmount).toHaveBeenCalledTimes(1)
})

test('a visitor who leaves while it is tried again sees nothing of it', async () => {
  const broken = code('', { mount: async () => Promise.reject(new Error('broken')) })
  const remote = openVisits(broken, code('Help'))
  await remote.enter()
  await pass(0)
  const retrying = remote.retry()
  await remote.leave()
  await retrying
  await pass(0)
  expect([remote.text(), remote.state(), remote.isMounted()]).toEqual(['', null, false])
})

test('a load that fails after the visitor has left is not shown, and the next visit loads anew', async () => {
  let fail: (error: Error) => void = vi.fn()
  const loading = new Promise<Lifecycles>((_resolve, reject) => (fail = reject))
  const remote = openVisits(loading, code('Help'))
  await remote.enter()
  await remote.leave()
  fail(new Error('down'))
  await pass(0)
  expect(remote.state()).toBeNull()
  await remote.enter()
  await pass(0)
  expect(remote.text()).toBe('Help')
})
