import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useEffect, useEffectEvent, useRef } from 'react'

import { useWant } from './guest/use-want.ts'
import { keepLike, takeLike } from './likes/pending-like.ts'
import { useLikes } from './likes/use-likes.ts'
import { mine } from './mine.api.ts'
import type { ReplyHandle } from './reply/reply-part.tsx'
import { useReplyInAddress } from './reply/use-reply-in-address.ts'
import type { Post, ThreadPosts } from './thread.api.ts'
import type { ThreadTools } from './thread-tools.ts'

/**
 * Returns what the parts of the page share, and what a guest wants that needs a login. What is clicked before it is known
 * who is here waits for that.
 */
export function useThreadPage({ thread, posts }: ThreadPosts, page: number) {
  const { http, session$ } = usePlatform()
  const session = useStream(session$)
  const userId = session.status === 'member' ? session.user.id : null
  const params = { id: String(thread.id), page }
  const { data: own } = useQuery(mine(http, params, userId))
  const { stateOf, like } = useLikes(params, userId, own)
  const { want, setWant, asked, count } = useWant()
  const reply = useRef<ReplyHandle>(null)
  useReplyInAddress(reply, posts)

  const isKnown = own !== undefined
  /** Does what was clicked before the login, or before it was known who is here. */
  const catchUp = useEffectEvent(() => {
    const before = takeLike(Date.now())
    const wanted = want?.kind === 'like' ? want.post : posts.find(({ id }) => id === before)
    setWant(null)
    if (wanted && !stateOf(wanted).isLiked) like(wanted, true)
  })
  useEffect(() => {
    if (isKnown) catchUp()
  }, [isKnown])

  const tools: ThreadTools = {
    thread,
    userId,
    own,
    mayReply: own?.mayReply ?? !thread.isLocked,
    likeOf: stateOf,
    onLike: (post: Post) => {
      if (own) like(post, !stateOf(post).isLiked)
      else setWant({ kind: 'like', post })
    },
    onReply: (post, isQuoted) => {
      reply.current?.begin(post, isQuoted)
      if (session.status === 'guest') setWant({ kind: 'reply', post })
    },
    onFollow: () => setWant({ kind: 'follow' }),
  }
  return {
    tools,
    reply,
    asked,
    askedCount: count,
    onWant: setWant,
    onGo: () => void (asked?.kind === 'like' && keepLike(asked.post.id, Date.now())),
  }
}
