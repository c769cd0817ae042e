import { expect, test } from 'vitest'

import { keepLike, takeLike } from './pending-like.ts'

const NOW = 1_600_000_000_000
const MINUTE = 60_000

function fakeStorage(text: string | null = null) {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => void (kept = value),
    removeItem: () => void (kept = null),
  }
}

test('the like that a guest has chosen is done once after the login', () => {
  const storage = fakeStorage()
  keepLike(5, NOW, storage)
  expect(takeLike(NOW + MINUTE, storage)).toBe(5)
  expect(takeLike(NOW + MINUTE, storage)).toBeNull()
})

test('after half an hour nobody expects it any more', () => {
  const storage = fakeStorage()
  keepLike(5, NOW, storage)
  expect(takeLike(NOW + 31 * MINUTE, storage)).toBeNull()
})

test.each(['{', 'null', '{"postId":"5","at":1}', '[]'])('%s in the storage is no like', (text) => {
  expect(takeLike(NOW, fakeStorage(text))).toBeNull()
})

function refuse(): never {
  throw new Error('forbidden')
}

test('without a storage a guest can go to the login all the same', () => {
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
  expect(() => keepLike(5, NOW, storage)).not.toThrow()
  expect(takeLike(NOW, storage)).toBeNull()
})
