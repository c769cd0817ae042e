import type { RemoteRegistry } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { createRegistryReader } from './remote-registry.ts'

const listOf = (version: string): RemoteRegistry => ({
  remotes: [{ name: 'shop', version, manifest: '', routes: [] }],
})

function open() {
  const listeners: Array<(area: string | null) => void> = []
  const state = { isWatching: true, version: '1', isDown: false, isHanging: false, reads: 0 }
  async function live() {
    state.reads++
    if (state.isHanging) await new Promise(() => undefined)
    if (state.isDown) throw new Error('no database')
    return listOf(state.version)
  }
  const changes = {
    subscribe: (listener: (typeof listeners)[number]) => {
      listeners.push(listener)
      return () => undefined
    },
    isWatching: () => state.isWatching,
  }
  const list = createRegistryReader({ live, changes }, 5)
  const version = async () => (await list.read()).remotes[0]?.version
  return { state, version, tell: (area: string | null) => listeners.forEach((listener) => listener(area)) }
}

test('the list is read once, and anew after a release', async () => {
  const { state, version, tell } = open()
  expect([await version(), await version(), state.reads]).toEqual(['1', '1', 1])
  state.version = '2'
  tell('accessories')
  expect(await version()).toBe('1')
  tell('remotes')
  expect(await version()).toBe('2')
})

test('while releases could go unnoticed, it is read each time', async () => {
  const { state, version } = open()
  state.isWatching = false
  expect([await version(), await version(), state.reads]).toEqual(['1', '1', 2])
})

test('while the database is away the last list stands, and afterwards the present one', async () => {
  const { state, version, tell } = open()
  await version()
  Object.assign(state, { isDown: true, isWatching: false, version: '2' })
  tell(null)
  expect(await version()).toBe('1')
  Object.assign(state, { isDown: false, isWatching: true })
  expect(await version()).toBe('2')
})

test('without any list yet, the failure is told', async () => {
  const { state, version } = open()
  state.isDown = true
  await expect(version()).rejects.toThrow('no database')
  state.isDown = false
  expect(await version()).toBe('1')
})

test('while the database hangs the last list stands', async () => {
  const { state, version } = open()
  await version()
  Object.assign(state, { isHanging: true, isWatching: false })
  expect(await version()).toBe('1')
})
