import { EMPTY_BUILD, fitToBike } from '@nireeka/contracts/bike-build'
import { useMemo } from 'react'

import type { BuildableBike } from '../bike/bike.api.ts'
import { BikeBuilder } from '../bike/bike-builder.tsx'
import type { BuilderStart } from '../bike-build/use-builder.ts'
import { LineStates } from './line-states.tsx'
import { useCartLine } from './use-cart-line.ts'

interface Props {
  bike: BuildableBike
  lineId: number
}

/** CECM: the configurator for a bike's line in the cart, a guest's or a member's, starting from its build. */
export function BikeLine({ bike, lineId }: Props) {
  const found = useCartLine(lineId, bike.slug)
  const line = found.status === 'found' ? found.line : null
  const start = useMemo((): BuilderStart | null => {
    if (!line) return null
    const fitted = fitToBike(bike, { ...EMPTY_BUILD, ...line.build })
    return { entry: { mode: 'CECM', lineId }, bike, ...fitted, ownColour: null }
  }, [bike, line, lineId])

  if (start) return <BikeBuilder start={start} />
  return found.status === 'found' ? null : <LineStates found={found} bike={bike} />
}
