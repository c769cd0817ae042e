import { type Build, type OfferedPart, partsOn, priceOf } from '@nireeka/contracts/bike-build'

import type { BuildableBike } from '../bike/bike.api.ts'
import type { Size } from '../bikes/bike.ts'
import type { Colour } from '../colour/pick-colour.ts'

/** A build with the data of its size, colour and parts. */
export interface ShownBuild {
  bike: BuildableBike
  build: Build
  size: Size | null
  colour: Colour | null
}

/** A component of a build. `cents`: its surcharge. */
export interface Chosen {
  what: string
  choice: string
  cents: number
  /** Whether it is included without being chosen. */
  isIncluded: boolean
}

const OPEN = 'Not chosen yet'

/** Returns everything that a build consists of, in the order of the steps; for an owned bike, only the purchases. */
export function chosenOf(shown: ShownBuild, colourCents: number): Chosen[] {
  const parts = partRows(shown)
  if (shown.bike.owned) return parts.filter(({ isIncluded }) => !isIncluded)
  const { bike, size, colour } = shown
  return [
    { what: 'Bike', choice: bike.title, cents: bike.cents, isIncluded: false },
    { what: 'Size', choice: size?.name ?? OPEN, cents: 0, isIncluded: true },
    { what: 'Colour', choice: colourLabel(shown) ?? OPEN, cents: colour ? colourCents : 0, isIncluded: true },
    ...parts,
  ]
}

/** Returns a colour as text: Signal Red, or a custom colour with its codes: One colour of your own, RAL 5024. */
export function colourLabel({ colour, build }: Pick<ShownBuild, 'colour' | 'build'>): string | null {
  if (!colour) return null
  return [colour.name, ...build.ral.map((code) => `RAL ${code}`)].join(', ')
}

function partRows({ bike, build }: ShownBuild): Chosen[] {
  const cents = new Map(priceOf(bike, build).parts.map(({ part, cents: added }) => [part.id, added]))
  const chosen = new Set(build.partIds)
  const on = partsOn(bike, build)
  const toRow = (what: string, part: OfferedPart): Chosen => ({
    what,
    choice: part.title,
    cents: cents.get(part.id) ?? 0,
    isIncluded: !chosen.has(part.id),
  })
  return bike.slots.flatMap(({ id, title }) =>
    on.filter(({ slotId }) => slotId === id).map((part) => toRow(title, part)),
  )
}
