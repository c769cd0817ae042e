import { TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { queryOptions, useQuery } from '@nireeka/kit/query'
import { useEffect, useEffectEvent } from 'react'

import type { Builder } from '../bike-build/builder.ts'

/** Loads the code of the price breakdown when it is opened. */
const breakdownCode = queryOptions({
  queryKey: ['price-breakdown'],
  queryFn: async () => (await import('./breakdown.tsx')).Breakdown,
  staleTime: Infinity,
})

interface Props {
  builder: Builder
  onClose: () => void
}

export function LoadedBreakdown({ builder, onClose }: Props) {
  const { notify } = usePlatform()
  const { isError, data: Breakdown } = useQuery(breakdownCode)
  const giveUp = useEffectEvent(() => {
    notify('error', TEXTS.unreachable)
    onClose()
  })
  useEffect(() => {
    if (isError) giveUp()
  }, [isError])
  return Breakdown ? <Breakdown builder={builder} onClose={onClose} /> : null
}
