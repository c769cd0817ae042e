import { expect, test } from 'vitest'

import { createScrollMemory } from './scroll-memory.ts'

function fakeStore(text: string | null = null) {
  let kept = text
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) }
}

test('each entry of the history keeps its own position, also across a reload', () => {
  const store = fakeStore()
  const memory = createScrollMemory(store)
  memory.store('a', 812.6)
  memory.store('b', 40)
  memory.store('a', 900)
  expect(memory.save()).toBe(true)
  const after = createScrollMemory(store)
  expect([after.topOf('a'), after.topOf('b'), after.topOf('new')]).toEqual([900, 40, null])
})

test('the oldest entries are forgotten first', () => {
  const memory = createScrollMemory(fakeStore())
  for (let entry = 0; entry < 61; entry++) memory.store(String(entry), entry)
  expect([memory.topOf('0'), memory.topOf('1')]).toEqual([null, 1])
})

test.each(['not json', '{"a":1}', '[["a","x"],[1,2],null]'])(
  'a store that holds %s reads as empty',
  (text) => {
    expect(createScrollMemory(fakeStore(text)).topOf('a')).toBeNull()
  },
)

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('a forbidden store is told, and the positions of this document are known all the same', () => {
  const memory = createScrollMemory({ getItem: forbidden, setItem: forbidden })
  memory.store('a', 5)
  expect([memory.save(), memory.topOf('a')]).toEqual([false, 5])
})
