import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useParams } from '@nireeka/kit/router'
import { ProductFrame, QueryView, Skeleton } from '@nireeka/ui'

import { NotFound } from '../not-found.tsx'
import { PartView } from './part-view.tsx'
import { part } from './spares.api.ts'

export function PartPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  return (
    <QueryView
      query={useQuery(part(http, id))}
      skeleton={<WaitingPart />}
      failed="This part can’t be shown right now"
      notFound={<NotFound />}
    >
      {(found) => <PartView key={found.id} part={found} />}
    </QueryView>
  )
}

const title = (
  <>
    <output className="visually-hidden">Loading…</output>
    <Skeleton kind="title" />
  </>
)

const WaitingPart = () => (
  <ProductFrame heading={title} breadcrumbs={<Skeleton kind="text" lines={1} />} pictures={<Skeleton />}>
    <Skeleton kind="text" lines={7} />
  </ProductFrame>
)
