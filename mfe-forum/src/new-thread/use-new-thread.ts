import { usePlatform, useStream } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { createOnceKey } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useNavigate } from '@nireeka/kit/router'
import { useState } from 'react'

import { useForumDraft } from '../editor/use-forum-draft.ts'
import { NOTHING, readBegun, toDraft } from './begun-thread.ts'
import { newThread, openThread } from './new-thread.api.ts'

/** The form of a new thread with its draft. A guest who sends it is asked to log in, and nothing is lost. */
export function useNewThread(categoryId: number) {
  const { http, session$ } = usePlatform()
  const session = useStream(session$)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const draft = useForumDraft('new-thread')
  const [onceKey] = useState(createOnceKey)
  const [isAsked, setAsked] = useState(false)
  const [held, setHeld] = useState<string | null>(null)
  const form = useApiForm({
    schema: newThread,
    defaultValues: readBegun(draft.text, categoryId),
    submit: async (thread) => {
      if (session.status !== 'member') return setAsked(true)
      const { id, message } = await openThread(http, thread, onceKey(thread))
      draft.clear()
      void queries.invalidateQueries({ queryKey: ['forum-threads'] })
      if (id === null) setHeld(message ?? 'A moderator will check your thread before it’s published.')
      else void navigate(`/forum/thread/${id}`, { replace: true })
    },
  })
  const { getValues, reset } = form
  return {
    ...form,
    held,
    isAsked,
    closeDialog: () => setAsked(false),
    isRestored: draft.isRestored,
    keep: () => draft.setText(toDraft({ ...NOTHING, ...getValues() })),
    discard: () => {
      draft.clear()
      reset({ ...NOTHING, categoryId })
    },
  }
}
