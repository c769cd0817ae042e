import { useLive } from '@nireeka/kit/live'
import { useQueryClient } from '@nireeka/kit/query'
import { useMemo } from 'react'

import { coalesce } from './coalesce.ts'

/** Reads a thread again whenever it changes on the server: its replies, likes, edits and states. */
export function useLiveThread(id: number) {
  const queries = useQueryClient()
  const reload = useMemo(
    () =>
      coalesce(() =>
        queries.invalidateQueries({ queryKey: ['forum-thread', String(id)] }).catch(() => undefined),
      ),
    [queries, id],
  )
  useLive(`forum-thread:${id}`, () => void reload())
}
