import { HttpError } from '@nireeka/contracts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { createLive } from './create-live.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

function open() {
  const asked: string[] = []
  const streams: Array<ReadableStreamDefaultController<Uint8Array>> = []
  const failures: unknown[] = []
  let isAwake = true
  const live = createLive({
    http: {
      get: async <T>(_path: string, options: { query?: Record<string, unknown> } = {}) => {
        asked.push(String(options.query?.topics))
        const failure = failures.shift()
        if (failure) throw failure
        return new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) }) as T
      },
    },
    isAwake: () => isAwake,
    random: () => 1,
  })
  const send = async (topic: string | null) => {
    streams.at(-1)!.enqueue(new TextEncoder().encode(`data: ${JSON.stringify({ topic })}\n\n`))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { live, asked, streams, failures, send, sleep: (asleep: boolean) => void (isAwake = !asleep) }
}

test('topics that are watched together share one connection, and each listener hears its own', async () => {
  const { live, asked, send } = open()
  const heard: string[] = []
  live.watch('notifications', () => heard.push('bell'))
  live.watch('forum-thread:1', () => heard.push('thread'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['notifications,forum-thread:1'])
  await send('forum-thread:1')
  expect(heard).toEqual(['thread'])
})

test('after a restart of the server the page connects again, and anything may have changed', async () => {
  const { live, asked, streams, failures } = open()
  const heard: string[] = []
  live.watch('notifications', () => heard.push('bell'))
  await vi.advanceTimersByTimeAsync(0)
  failures.push(new HttpError({ status: 0, code: 'unreachable', message: 'Away.' }))
  streams[0]!.close()
  await vi.advanceTimersByTimeAsync(1000)
  expect([asked.length, heard]).toEqual([2, []])
  await vi.advanceTimersByTimeAsync(2000)
  expect([asked.length, heard]).toEqual([3, ['bell']])
})

test('a page that was opened while the server was away asks again once it is connected', async () => {
  const { live, asked, failures } = open()
  const heard: string[] = []
  failures.push(new HttpError({ status: 502, code: 'unavailable', message: 'Away.' }))
  live.watch('forum-thread:1', () => heard.push('thread'))
  await vi.advanceTimersByTimeAsync(0)
  expect([asked.length, heard]).toEqual([1, []])
  await vi.advanceTimersByTimeAsync(1000)
  expect([asked.length, heard]).toEqual([2, ['thread']])
})

test('another topic is added without a gap: nobody is told in vain, and nothing is missed', async () => {
  const { live, asked, streams, send } = open()
  const heard: string[] = []
  live.watch('notifications', () => heard.push('bell'))
  await vi.advanceTimersByTimeAsync(0)
  const end = live.watch('forum-thread:1', () => heard.push('thread'))
  await vi.advanceTimersByTimeAsync(0)
  expect([asked.at(-1), streams.length, heard]).toEqual(['notifications,forum-thread:1', 2, []])
  await send('forum-thread:1')
  end()
  await vi.advanceTimersByTimeAsync(0)
  await send('notifications')
  expect([asked.at(-1), heard]).toEqual(['notifications', ['thread', 'bell']])
})

test('a refused topic isn’t asked for again', async () => {
  const { live, asked, failures } = open()
  failures.push(new HttpError({ status: 404, code: 'not_found', message: 'No.' }))
  live.watch('forum-thread:1', () => undefined)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveLength(1)
})

test('a connection that is silent is given up, and nothing is asked while the page sleeps', async () => {
  const { live, asked, sleep } = open()
  live.watch('notifications', () => undefined)
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(52_000)
  expect(asked).toHaveLength(2)
  sleep(true)
  live.refresh()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveLength(2)
})

test('with its last listener the connection ends', async () => {
  const { live, asked } = open()
  const end = live.watch('notifications', () => undefined)
  await vi.advanceTimersByTimeAsync(0)
  end()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveLength(1)
})

test('at the end of a session, a guest’s page asks for nothing that was the member’s', async () => {
  const { live, asked } = open()
  const end = live.watch('notifications', () => undefined)
  live.watch('forum-thread:1', () => undefined)
  await vi.advanceTimersByTimeAsync(0)
  live.renewSession()
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['notifications,forum-thread:1', 'forum-thread:1'])
})
