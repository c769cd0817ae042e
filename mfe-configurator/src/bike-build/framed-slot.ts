import type { Build } from '@nireeka/contracts/bike-build'

import type { BuildableBike } from '../bike/bike.api.ts'
import type { Step } from '../steps/steps.ts'

/** Returns the slot that was changed last, while its step is open, so that the camera can show it. */
export function framedSlot(bike: BuildableBike, step: Step, change: { before: Build; build: Build } | null) {
  if (!change) return null
  const { partIds } = change.build
  const was = change.before.partIds
  const slot = bike.slots.find(
    (one) => one.step === step && one.parts.some(({ id }) => partIds.includes(id) !== was.includes(id)),
  )
  return slot?.id ?? null
}
