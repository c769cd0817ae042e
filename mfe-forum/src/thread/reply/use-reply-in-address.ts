import { useLocation } from '@nireeka/kit/router'
import { type RefObject, useEffect, useEffectEvent } from 'react'

import { replyIn } from '../guest/want.ts'
import type { Post } from '../thread.api.ts'
import type { ReplyHandle } from './reply-part.tsx'

/** Opens the form for a reply to which the login has led back. Only the browser knows the hash of an address. */
export function useReplyInAddress(form: RefObject<ReplyHandle | null>, posts: readonly Post[]) {
  const { hash } = useLocation()
  const open = useEffectEvent(() => {
    const number = replyIn(hash)
    if (number !== null) form.current?.begin(posts.find((post) => post.number === number) ?? null, false)
  })
  useEffect(() => open(), [])
}
