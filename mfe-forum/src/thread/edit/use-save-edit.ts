import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useState } from 'react'

import type { Post } from '../thread.api.ts'
import { useReload } from '../use-reload.ts'
import { editPost } from './edit.api.ts'

/**
 * Saves the text of a post. `other` is the text that somebody else has saved since the edit began; who saves again has
 * seen it.
 */
export function useSaveEdit(post: Post, onDone: () => void) {
  const { http } = usePlatform()
  const reload = useReload()
  const [version, setVersion] = useState(post.version)
  const [state, setState] = useState<{ isBusy: boolean; failure: string; other: string | null }>({
    isBusy: false,
    failure: '',
    other: null,
  })

  async function save(body: string) {
    if (body.trim() === '')
      return setState({ ...state, failure: 'Please write something, or delete the comment.' })
    setState({ ...state, isBusy: true, failure: '' })
    try {
      const now = await editPost(http, post.id, { body, version })
      if (now) {
        setVersion(now.version)
        return setState({ isBusy: false, failure: '', other: now.body })
      }
      await reload()
      onDone()
    } catch (error) {
      setState({ ...state, isBusy: false, failure: messageOf(error, TEXTS.unreachable) })
    }
  }
  return { ...state, save }
}
