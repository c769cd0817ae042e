import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useParams, useSearchParams } from '@nireeka/kit/router'
import { PageSkeleton } from '@nireeka/ui'

import { type BuildableBike, bikeBySlug } from '../bike/bike.api.ts'
import { BikeFailed } from '../bike/bike-failed.tsx'
import { readEntry } from '../bike-build/mode.ts'
import { useIsAlive } from '../bike-build/use-is-alive.ts'
import { BikeLine } from './bike-line.tsx'
import { EditFrame } from './edit-frame.tsx'
import { OwnedUpgrades } from './owned-upgrades.tsx'

/** The configurator for something that exists: a cart line or an owned bike (spec, section 9). */
export function EditPage() {
  const { http } = usePlatform()
  const { slug = '' } = useParams()
  const bike = useQuery(bikeBySlug(http, slug))
  if (bike.data) return <Edit bike={bike.data} />
  if (bike.isError) return <BikeFailed error={bike.error} onRetry={() => void bike.refetch()} />
  return <PageSkeleton kind="detail" />
}

function Edit({ bike }: { bike: BuildableBike }) {
  useTitle(bike.title)
  const [query] = useSearchParams()
  const entry = readEntry(query)
  // The server doesn't know the visitor's cart or bikes.
  if (!useIsAlive())
    return (
      <EditFrame bike={bike}>
        <PageSkeleton kind="detail" />
      </EditFrame>
    )
  switch (entry.mode) {
    case 'CECM':
      return <BikeLine bike={bike} lineId={entry.lineId} />
    case 'CEOM':
      return <OwnedUpgrades bike={bike} orderBikeId={entry.orderBikeId} lineId={null} />
    case 'CEUM':
      return <OwnedUpgrades bike={bike} orderBikeId={entry.orderBikeId} lineId={entry.lineId} />
    case 'CNM':
      return null
  }
}
