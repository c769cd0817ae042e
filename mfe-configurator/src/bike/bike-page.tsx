import { EMPTY_BUILD } from '@nireeka/contracts/bike-build'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useParams, useSearchParams } from '@nireeka/kit/router'
import { storage } from '@nireeka/kit/storage'
import { PageSkeleton } from '@nireeka/ui'
import { useEffect, useMemo } from 'react'

import { readEntry } from '../bike-build/mode.ts'
import { EditPage } from '../edit/lazy-edit-page.ts'
import { bikeBySlug } from './bike.api.ts'
import { BikeBuilder } from './bike-builder.tsx'
import { BikeFailed } from './bike-failed.tsx'

/** The configurator of one bike, in the mode that the URL names (spec, section 2). */
export function BikePage() {
  const { slug = '' } = useParams()
  const [query] = useSearchParams()
  const entry = readEntry(query)
  const key = [slug, ...Object.values(entry)].join(' ')
  return entry.mode === 'CNM' ? <NewBike key={key} slug={slug} /> : <EditPage key={key} />
}

function NewBike({ slug }: { slug: string }) {
  const { http } = usePlatform()
  const bike = useQuery(bikeBySlug(http, slug))
  const start = useMemo(
    () =>
      bike.data && { entry: { mode: 'CNM' } as const, bike: bike.data, build: EMPTY_BUILD, ownColour: null },
    [bike.data],
  )

  const bikeId = bike.data?.id
  // The browser keeps the bike that was looked at last, until a login or logout clears it (spec, sections 3 and 4).
  useEffect(() => {
    if (bikeId !== undefined) storage.write('selectedBike', bikeId)
  }, [bikeId])

  if (start) return <BikeBuilder start={start} />
  if (bike.isError) return <BikeFailed error={bike.error} onRetry={() => void bike.refetch()} />
  return <PageSkeleton kind="detail" />
}
