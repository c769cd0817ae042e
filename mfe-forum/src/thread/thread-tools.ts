import { createContext, use } from 'react'

import type { LikeState } from './likes/create-likes.ts'
import type { Mine } from './mine.api.ts'
import type { Post, ThreadPosts } from './thread.api.ts'

/** What the parts of a thread's page share. */
export interface ThreadTools {
  thread: ThreadPosts['thread']
  /** The member who looks; null for guests, and until it is known. */
  userId: number | null
  /** What only this member is told; undefined for guests, and until it is loaded. */
  own: Mine | undefined
  mayReply: boolean
  likeOf: (post: Post) => LikeState
  onLike: (post: Post) => void
  /** Begins a reply to a post, with a quote of it if asked for. */
  onReply: (post: Post, isQuoted: boolean) => void
  /** Asks somebody who isn't logged in to do so, in order to be told of new replies. */
  onFollow: () => void
}

const ToolsContext = createContext<ThreadTools | null>(null)

export const ThreadToolsProvider = ToolsContext.Provider

export function useThreadTools(): ThreadTools {
  const tools = use(ToolsContext)
  if (!tools) throw new Error('useThreadTools was called outside a thread')
  return tools
}
