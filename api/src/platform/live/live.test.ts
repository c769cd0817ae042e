import { PassThrough } from 'node:stream'

import { expect, test, vi } from 'vitest'

import type { Caller } from '../http/access.ts'
import { createLive } from './create-live.ts'
import type { LiveKinds } from './live-kinds.ts'

const member = (id: number, is_admin = 0): Caller => ({
  id,
  email: `${id}@example.com`,
  is_admin,
  session_id: `s${id}`,
  has_stepped_up: false,
  has_second_factor: false,
  areas: [],
  lacks_second_factor: false,
})

const heard = (output: PassThrough) =>
  String(output.read() ?? '')
    .split('\n\n')
    .filter((part) => part.startsWith('data: '))
    .map((part) => JSON.parse(part.slice(6)).topic as string | null)

/** Opens live connections to threads that this test hides and shows, and to each member's own notifications. */
function open({ limits = { member: 20, network: 300, total: 1000 } } = {}) {
  const hidden = new Set<number>()
  const over = new Set<string>()
  let checks = 0
  let pause: Promise<void> | undefined
  let publish: ((topic: string | null) => void) | undefined
  const kinds: LiveKinds = {
    'forum-thread': {
      topicFor: (id) => (id === null ? null : `forum-thread:${id}`),
      mayHear: async (id, callers) => {
        checks++
        await pause
        return callers.map((caller) => !hidden.has(id!) || caller?.is_admin === 9)
      },
    },
    notifications: {
      topicFor: (_id, caller) => (caller ? `notifications:${caller.id}` : null),
      mayHear: async (_id, callers) => callers.map((caller) => caller !== null),
    },
  }
  const live = createLive({
    onLive: (listener) => void (publish = listener),
    kinds,
    whoIs: async (token) => (over.has(token) ? null : member(Number(token.slice(1)))),
    limits,
  })
  const listen = (caller: Caller | null, ...topics: string[]) =>
    live.open({ topics, caller, token: caller && `t${caller.id}`, key: caller ? `${caller.id}` : 'network' })
  return {
    live,
    listen,
    hidden,
    over,
    /** Holds the checks of access back until `resume` is called. */
    holdChecks() {
      let resume: (() => void) | undefined
      pause = new Promise((resolve) => (resume = resolve))
      return () => resume?.()
    },
    publish: async (topic: string | null) => {
      publish?.(topic)
      await new Promise((resolve) => setImmediate(resolve))
    },
    checks: () => checks,
  }
}

test('one connection hears all its topics and no others', async () => {
  const { listen, publish } = open()
  const anna = await listen(member(1), 'forum-thread:12', 'notifications')
  for (const topic of ['forum-thread:12', 'forum-thread:13', 'notifications:1', 'notifications:2']) {
    await publish(topic)
  }
  expect(heard(anna)).toEqual(['forum-thread:12', 'notifications'])
})

test('a thread that was hidden meanwhile tells others nothing, and staff all', async () => {
  const { listen, publish, hidden } = open()
  const [guest, admin] = [
    await listen(null, 'forum-thread:12'),
    await listen(member(9, 9), 'forum-thread:12'),
  ]
  hidden.add(12)
  await publish('forum-thread:12')
  expect([heard(guest), heard(admin)]).toEqual([[], ['forum-thread:12']])
})

test('what a caller may not read is refused like what isn’t there, and a guest has no notifications', async () => {
  const { listen, hidden, live } = open()
  hidden.add(12)
  await expect(listen(member(1), 'forum-thread:12')).rejects.toMatchObject({ statusCode: 404 })
  await expect(listen(member(1), 'nothing:1')).rejects.toMatchObject({ statusCode: 404 })
  await expect(listen(null, 'notifications')).rejects.toMatchObject({ statusCode: 401 })
  await vi.waitFor(() => expect(live.size()).toBe(0))
})

test('a logout ends the session’s connections, and no others', async () => {
  const { listen, publish } = open()
  const [anna, ben] = [await listen(member(1), 'notifications'), await listen(member(2), 'notifications')]
  await publish('session:s1')
  expect([anna.writableEnded, ben.writableEnded]).toEqual([true, false])
})

test('an expired token ends its connection when listeners are looked up again', async () => {
  const { listen, publish, over } = open()
  const anna = await listen(member(1), 'notifications')
  over.add('t1')
  await publish(null)
  expect(heard(anna)).toEqual([null])
  expect(anna.writableEnded).toBe(true)
})

test('200 listeners of a thread are checked by one question, however many events come at once', async () => {
  const { listen, publish, checks } = open()
  const all = await Promise.all(Array.from({ length: 200 }, () => listen(null, 'forum-thread:12')))
  const before = checks()
  await Promise.all(Array.from({ length: 50 }, () => publish('forum-thread:12')))
  await vi.waitFor(() => expect(all.every((output) => heard(output).length > 0)).toBe(true))
  expect(checks() - before).toBeLessThanOrEqual(50)
})

test('a listener who is looked up again while an event is checked hears it, unless they may no longer', async () => {
  const { live, listen, publish, hidden, holdChecks } = open()
  const output = await listen(member(1), 'forum-thread:1')
  const heardDuringLookUp = async () => {
    const resume = holdChecks()
    await publish('forum-thread:1')
    await publish('member:1')
    resume()
    await new Promise((resolve) => setImmediate(resolve))
    return heard(output)
  }
  expect(await heardDuringLookUp()).toEqual(['forum-thread:1'])
  hidden.add(1)
  expect(await heardDuringLookUp()).toEqual([])
  live.close()
})

test('a visitor has so many connections, and closing one makes room', async () => {
  const { listen, live } = open({ limits: { member: 2, network: 1, total: 3 } })
  const first = await listen(member(1), 'notifications')
  await listen(member(1), 'notifications')
  await expect(listen(member(1), 'notifications')).rejects.toMatchObject({ statusCode: 429 })
  first.destroy()
  await vi.waitFor(() => expect(live.size()).toBe(1))
  await listen(member(1), 'notifications')
  await listen(null, 'forum-thread:1')
  await expect(listen(member(2), 'notifications')).rejects.toMatchObject({ statusCode: 503 })
})

test('closing ends all connections', async () => {
  const { listen, live } = open()
  const guest = await listen(null, 'forum-thread:1')
  live.close()
  expect(guest.writableEnded).toBe(true)
})
