import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useParams } from '@nireeka/kit/router'
import { QueryView, Skeleton } from '@nireeka/ui'

import { CatalogueItemPage } from '../catalogue-item-page.tsx'
import { catalogueChoices } from '../choices.api.ts'
import { NotFound } from '../../not-found.tsx'
import { type Bike, bikeById } from './bikes.api.ts'
import { SizeForm } from './size-form.tsx'

/** The page of one size of a bike. */
export function SizePage() {
  const { http } = usePlatform()
  const { id = '', size: sizeId = '' } = useParams()
  const query = useQuery(bikeById(http, id))
  const size = query.data?.sizes.find((it) => String(it.id) === sizeId)
  if (query.data && !size) return <NotFound />
  return (
    <CatalogueItemPage
      area={{ label: 'Bikes', path: '/backoffice/bikes' }}
      parent={{ label: query.data?.title ?? 'Bike', path: `/backoffice/bikes/${id}` }}
      title={size ? `Size ${size.name}` : 'Size'}
      hasStatus={false}
      query={query}
    >
      {(bike) => <StoredSize key={sizeId} bike={bike} sizeId={Number(sizeId)} />}
    </CatalogueItemPage>
  )
}

function StoredSize({ bike, sizeId }: { bike: Bike; sizeId: number }) {
  const choices = useQuery(catalogueChoices(usePlatform().http))
  return (
    <QueryView
      query={choices}
      skeleton={<Skeleton kind="text" lines={12} />}
      failed="The form can’t be shown right now"
    >
      {({ colours }) => <SizeForm bike={bike} sizeId={sizeId} colours={colours} />}
    </QueryView>
  )
}
