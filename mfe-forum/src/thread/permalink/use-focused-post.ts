import { useLocation } from '@nireeka/kit/router'
import { useEffect, useRef } from 'react'

import type { Post } from '../thread.api.ts'

/** Gives the focus to the post that the address names, once, as soon as it is there. */
export function useFocusedPost(posts: readonly Post[]) {
  const { hash, key } = useLocation()
  const done = useRef('')
  useEffect(() => {
    const visit = `${key}${hash}`
    const number = Number(/^#post-([1-9]\d{0,8})$/.exec(hash)?.[1])
    if (done.current === visit || !posts.some((post) => post.number === number)) return
    done.current = visit
    document.getElementById(`post-${number}`)?.focus()
  }, [hash, key, posts])
}
