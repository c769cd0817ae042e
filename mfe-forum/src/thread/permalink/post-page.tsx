import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Navigate, useParams } from '@nireeka/kit/router'
import { QueryView } from '@nireeka/ui'

import { NotFound } from '../../not-found.tsx'
import { place } from './place.api.ts'

/** The permanent address of a post: leads to its place in the thread, which changes when threads are merged. */
export function PostPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  useTitle('Forum')
  return (
    <QueryView
      query={useQuery(place(http, id))}
      skeleton="text"
      failed="This post can’t be shown right now"
      notFound={<NotFound />}
    >
      {(path) => <Navigate replace to={path} />}
    </QueryView>
  )
}
