import type { CartLine } from '@nireeka/contracts'
import { EMPTY_BUILD, fitToBike } from '@nireeka/contracts/bike-build'

import type { BuildableBike } from '../bike/bike.api.ts'
import type { Entry } from '../bike-build/mode.ts'
import type { BuilderStart } from '../bike-build/use-builder.ts'
import type { OwnedBike } from './owned.api.ts'

/** An owned bike as it is (spec: preUpgrades), with what is in the cart for it so far: by its line in the cart, if one is edited. */
export function upgradesStart(
  orderBikeId: number,
  offered: BuildableBike,
  owned: OwnedBike,
  line: CartLine | null,
): BuilderStart {
  const entry: Entry = line ? { mode: 'CEUM', lineId: line.id, orderBikeId } : { mode: 'CEOM', orderBikeId }
  const bike = { ...offered, owned: owned.partIds }
  const frame = { ...EMPTY_BUILD, sizeId: owned.sizeId, colourId: owned.colour.id, ral: owned.ral }
  const fitted = fitToBike(bike, { ...frame, partIds: line?.build?.partIds ?? owned.inCartIds })
  // What its paint has cost is paid, and how it is mixed is nobody's question any more.
  return {
    entry,
    bike,
    ...fitted,
    ownColour: { ...owned.colour, swatch: null, price: 0, leadDays: 0, ralCodes: 0 },
  }
}
