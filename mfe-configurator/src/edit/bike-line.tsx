import { EMPTY_BUILD, fitToBike } from '@nireeka/contracts/build'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { PageSkeleton } from '@nireeka/ui'
import { useMemo } from 'react'

import { bikeBySlug } from '../bike/bike.api.ts'
import { BikeBuilder } from '../bike/bike-builder.tsx'
import { BikeFailed } from '../bike/bike-failed.tsx'
import type { BuilderStart } from '../build/use-builder.ts'
import { LineStates } from './line-states.tsx'
import { useCartLine } from './use-cart-line.ts'

interface Props {
  slug: string
  lineId: number
}

/** CECM: a bike's line of the cart, a guest's or a member's, goes on as it was built. */
export function BikeLine({ slug, lineId }: Props) {
  useTitle('Change your bike')
  const { http } = usePlatform()
  const found = useCartLine(lineId, slug)
  const bike = useQuery(bikeBySlug(http, slug))
  const line = found.status === 'found' ? found.line : null
  const start = useMemo((): BuilderStart | null => {
    if (!bike.data || !line) return null
    const { build } = fitToBike(bike.data, { ...EMPTY_BUILD, ...line.build })
    return { entry: { mode: 'CECM', lineId }, bike: bike.data, build, ownColour: null }
  }, [bike.data, line, lineId])

  if (start) return <BikeBuilder start={start} />
  if (found.status !== 'found') return <LineStates found={found} slug={slug} />
  if (bike.isError) return <BikeFailed error={bike.error} onRetry={() => void bike.refetch()} />
  return <PageSkeleton kind="detail" />
}
