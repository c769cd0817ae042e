import { readPageNumber, usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useParams, useSearchParams } from '@nireeka/kit/router'
import { QueryView } from '@nireeka/ui'

import { NotFound } from '../not-found.tsx'
import { markdownCode, thread } from './thread.api.ts'
import { ThreadView } from './thread-view.tsx'

export function ThreadPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const page = readPageNumber(query)
  // Requested here, so that it loads in parallel with the posts.
  useQuery(markdownCode)
  return (
    <QueryView
      query={useQuery(thread(http, { id, page }))}
      skeleton="text"
      failed="This thread can’t be shown right now"
      notFound={<NotFound />}
    >
      {(found, isStale) => (
        <ThreadView key={found.thread.id} found={found} page={page} askedId={id} isBusy={isStale} />
      )}
    </QueryView>
  )
}
