import { expect, test, vi } from 'vitest'

import { createLikes, type LikeState } from './create-likes.ts'

function open(answer: (isLiked: boolean) => Promise<number>) {
  const shown: LikeState[] = []
  const ended: LikeState[] = []
  const onFailure = vi.fn<(error: unknown) => void>()
  const send = vi.fn<(postId: number, isLiked: boolean) => Promise<number>>((_id, isLiked) => answer(isLiked))
  const setLike = createLikes({
    send,
    show: (_id, state) => shown.push(state),
    settle: (_id, state) => ended.push(state),
    onFailure,
    pause: () => Promise.resolve(),
  })
  return { setLike, send, shown, settled: () => vi.waitUntil(() => ended[0]), onFailure }
}

const before = { isLiked: false, likes: 3 }

test('a like is shown at once, and counts as the server says', async () => {
  const { setLike, shown, settled } = open(async () => 17)
  setLike(5, true, before)
  expect(shown).toEqual([{ isLiked: true, likes: 4 }])
  expect(await settled()).toEqual({ isLiked: true, likes: 17 })
})

test('a like that fails is undone, and the failure is told', async () => {
  const failure = new Error('away')
  const { setLike, settled, onFailure } = open(() => Promise.reject(failure))
  setLike(5, true, before)
  expect(await settled()).toEqual(before)
  expect(onFailure).toHaveBeenCalledWith(failure)
})

test('a hundred clicks at once send two requests at most, and the last click decides', async () => {
  const { setLike, send, shown, settled } = open(async (isLiked) => (isLiked ? 4 : 3))
  for (let click = 1; click <= 100; click++) setLike(5, click % 2 === 1, shown.at(-1) ?? before)
  expect(shown.at(-1)).toEqual(before)
  expect(await settled()).toEqual(before)
  expect(send.mock.calls).toEqual([
    [5, true],
    [5, false],
  ])
})
