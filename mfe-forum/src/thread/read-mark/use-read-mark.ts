import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useEffect } from 'react'

import { type Mine, sendRead } from '../mine.api.ts'

interface Shown {
  threadId: number
  own: Mine | undefined
  /** The number of the last post that was shown. */
  number: number
}

/** Tells the server how far a member has read, so that the lists mark what is new. Nobody waits for it. */
export function useReadMark({ threadId, own, number }: Shown) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const isNew = own !== undefined && number > (own.lastRead ?? 0)
  useEffect(() => {
    if (!isNew) return
    sendRead(http, threadId, number).then(
      () => void queries.invalidateQueries({ queryKey: ['forum-mine'] }),
      // The next visit tells it.
      () => undefined,
    )
  }, [http, queries, threadId, number, isNew])
}
