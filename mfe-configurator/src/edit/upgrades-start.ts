import type { CartLine } from '@nireeka/contracts'
import { EMPTY_BUILD, fitToBike } from '@nireeka/contracts/bike-build'

import type { BuildableBike } from '../bike/bike.api.ts'
import type { Entry } from '../bike-build/mode.ts'
import type { BuilderStart } from '../bike-build/use-builder.ts'
import type { OwnedBike } from './owned.api.ts'

/**
 * Returns the initial state for upgrades: the owned bike (spec: preUpgrades) with its upgrades in the cart, or those
 * of the edited cart line.
 */
export function upgradesStart(
  orderBikeId: number,
  offered: BuildableBike,
  owned: OwnedBike,
  line: CartLine | null,
): BuilderStart {
  const entry: Entry = line ? { mode: 'CEUM', lineId: line.id, orderBikeId } : { mode: 'CEOM', orderBikeId }
  const bike = { ...withFormerParts(offered, owned), owned: owned.partIds }
  const frame = { ...EMPTY_BUILD, sizeId: owned.sizeId, colourId: owned.colour.id, ral: owned.ral }
  const fitted = fitToBike(bike, { ...frame, partIds: line?.build?.partIds ?? owned.inCartIds })
  // An owned bike's colour costs nothing more and needs no RAL codes.
  return {
    entry,
    bike,
    ...fitted,
    ownColour: { ...owned.colour, swatch: null, price: 0, leadDays: 0, ralCodes: 0 },
  }
}

/** Returns what is offered for the bike and the parts that it has although they aren't offered any more. */
const withFormerParts = (offered: BuildableBike, { formerParts }: OwnedBike): BuildableBike => ({
  ...offered,
  slots: offered.slots.map((slot) => ({
    ...slot,
    parts: [...slot.parts, ...formerParts.filter(({ slotId }) => slotId === slot.id)],
  })),
})
