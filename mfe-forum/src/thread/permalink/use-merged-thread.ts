import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useLocation, useNavigate } from '@nireeka/kit/router'
import { useEffect } from 'react'

import { thread, type ThreadPosts } from '../thread.api.ts'
import { threadPath } from './post-path.ts'

interface Asked {
  askedId: string
  page: number
}

/** A thread that was merged into another is answered with that one: the address becomes its address. */
export function useMergedThread(found: ThreadPosts, { askedId, page }: Asked) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const id = String(found.thread.id)
  useEffect(() => {
    if (id === askedId) return
    // What has been loaded isn't asked for again.
    queries.setQueryData(thread(http, { id, page }).queryKey, found)
    void navigate(`${threadPath(Number(id), page)}${hash}`, { replace: true })
  }, [http, queries, navigate, found, id, askedId, page, hash])
}
