import { refusal } from '@nireeka/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { member, mineData, openThread } from '../testing/open-thread.tsx'

const LIKE = 'PUT /api/forum/posts/102/like'
const UNLIKE = 'DELETE /api/forum/posts/102/like'
const button = (name: string, pressed: boolean) => screen.findByRole('button', { name, pressed })

test('a member sees what they like, asked for once, and the posts aren’t asked for again', async () => {
  const { calls } = openThread({
    session: member,
    replies: { 'GET /api/forum/threads/8/mine': mineData({ liked: [102] }) },
  })
  await button('Like post 2, 3 likes', true)
  expect(calls.filter((call) => call.startsWith('GET /api/forum'))).toEqual([
    'GET /api/forum/threads/8',
    'GET /api/forum/threads/8/mine',
  ])
})

test('a guest asks for nothing of their own', async () => {
  const { calls } = openThread()
  await button('Like post 2, 3 likes', false)
  expect(calls).not.toContain('GET /api/forum/threads/8/mine')
})

test('a like is shown with the server’s count, and taken back', async () => {
  const { calls } = openThread({
    session: member,
    replies: { [LIKE]: { likes: 7 }, [UNLIKE]: { likes: 6 } },
  })
  await waitFor(() => expect(calls).toContain('GET /api/forum/threads/8/mine'))
  await userEvent.click(await button('Like post 2, 3 likes', false))
  await userEvent.click(await button('Like post 2, 7 likes', true))
  await button('Like post 2, 6 likes', false)
  expect(calls.filter((call) => call.includes('like'))).toEqual([LIKE, UNLIKE])
})

test('a like that is refused is undone and says why', async () => {
  const { notify } = openThread({
    session: member,
    replies: { [LIKE]: refusal(429, 'Please wait a minute.') },
  })
  await userEvent.click(await button('Like post 2, 3 likes', false))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Please wait a minute.'))
  await button('Like post 2, 3 likes', false)
})
