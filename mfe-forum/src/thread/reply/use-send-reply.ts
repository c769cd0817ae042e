import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { createOnceKey, usePlatform, useStream } from '@nireeka/kit'
import { useState } from 'react'

import { useThreadTools } from '../thread-tools.ts'
import { useReload } from '../use-reload.ts'
import { sendReply } from './reply.api.ts'

interface Needs {
  onGuest: () => void
  /** Called with the number of the new post; null while a moderator has to read it first. */
  onDone: (number: number | null) => void
}

/** Sends a reply once, however often it is tried; `error` is about the text, `failure` about everything else. */
export function useSendReply({ onGuest, onDone }: Needs) {
  const { http, notify, session$ } = usePlatform()
  const session = useStream(session$)
  const { thread } = useThreadTools()
  const reload = useReload()
  const [keyFor] = useState(createOnceKey)
  const [state, setState] = useState({ isBusy: false, error: '', failure: '' })

  async function send(reply: { body: string; replyToId: number | null }) {
    if (session.status !== 'member') return onGuest()
    if (reply.body.trim() === '')
      return setState({ isBusy: false, error: 'Please write your reply.', failure: '' })
    setState({ isBusy: true, error: '', failure: '' })
    try {
      const { post, message } = await sendReply(http, thread.id, reply, keyFor([thread.id, reply]))
      if (message) notify('info', message)
      await reload()
      setState({ isBusy: false, error: '', failure: '' })
      onDone(post?.number ?? null)
    } catch (error) {
      setState({ isBusy: false, ...sentencesOf(error) })
    }
  }
  return { ...state, send }
}

/** Returns what is wrong with the text, or why the reply wasn't taken. */
function sentencesOf(error: unknown) {
  const about = isHttpError(error) ? (error.fields.body?.join(' ') ?? '') : ''
  return { error: about, failure: about ? '' : messageOf(error, TEXTS.unreachable) }
}
