import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useMemo, useState } from 'react'

import { type Mine, mine } from '../mine.api.ts'
import { type Post, thread, type ThreadParams, type ThreadPosts } from '../thread.api.ts'
import { createLikes, type LikeState } from './create-likes.ts'
import { sendLike } from './like.api.ts'

/** The API takes 60 likes a minute from a member. */
const PAUSE_MS = 1000

/**
 * Returns the likes of a page of a thread: what is shown of a post, and the function that likes it. What waits for the
 * server is kept beside the loaded data, so that data that arrive meanwhile don't undo it.
 */
export function useLikes({ id, page }: ThreadParams, userId: number | null, own: Mine | undefined) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const [waiting, setWaiting] = useState<ReadonlyMap<number, LikeState>>(new Map())

  const setLike = useMemo(() => {
    const params = { id, page }
    return createLikes({
      send: (postId, isLiked) => sendLike(http, postId, isLiked),
      show: (postId, state) => setWaiting((now) => new Map(now).set(postId, state)),
      settle: (postId, { isLiked, likes }) => {
        queries.setQueryData<Mine>(mine(http, params, userId).queryKey, (data) =>
          data ? { ...data, liked: withLike(data.liked, postId, isLiked) } : data,
        )
        queries.setQueryData<ThreadPosts>(thread(http, params).queryKey, (data) =>
          data ? { ...data, posts: withLikes(data.posts, postId, likes) } : data,
        )
        setWaiting((now) => new Map([...now].filter(([other]) => other !== postId)))
      },
      onFailure: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
      pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
    })
  }, [http, notify, queries, id, page, userId])

  const stateOf = (post: Post): LikeState =>
    waiting.get(post.id) ?? { likes: post.likes, isLiked: own?.liked.includes(post.id) ?? false }
  return { stateOf, like: (post: Post, isLiked: boolean) => setLike(post.id, isLiked, stateOf(post)) }
}

const withLike = (liked: number[], postId: number, isLiked: boolean) => [
  ...liked.filter((id) => id !== postId),
  ...(isLiked ? [postId] : []),
]

const withLikes = (posts: Post[], postId: number, likes: number) =>
  posts.map((post) => (post.id === postId ? { ...post, likes } : post))
