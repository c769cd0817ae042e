import { useTitle } from '@nireeka/kit'
import { useParams, useSearchParams } from '@nireeka/kit/router'
import { PageFrame } from '@nireeka/ui'

import { NotFound } from '../not-found.tsx'
import { Categories } from './categories.tsx'
import { type Place, readPlace } from './place.ts'
import { ThreadList } from './thread-list.tsx'

/** /forum and /forum/1 are both the first page. */
export function ForumPage() {
  const { page = '1' } = useParams()
  const [query] = useSearchParams()
  const place = readPlace(page, query)
  return place ? <ForumView place={place} /> : <NotFound />
}

function ForumView({ place }: { place: Place }) {
  useTitle(place.page === 1 ? 'Forum' : `Forum, page ${place.page}`)
  return (
    <PageFrame
      kind="forum"
      heading="Forum"
      lead="Riders and the people who build the bikes, on range, repairs, rides and ideas."
    >
      <Categories chosen={place.category} />
      <ThreadList place={place} />
    </PageFrame>
  )
}
