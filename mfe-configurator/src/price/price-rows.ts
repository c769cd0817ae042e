import { formatPrice, toDollars } from '@nireeka/contracts'
import { type OfferedPart, ownParts, partsOn } from '@nireeka/contracts/bike-build'

import type { Builder } from '../bike-build/builder.ts'

/** A component of the price. */
export interface PriceRow {
  title: string
  note: string | null
  cents: number
}

type Priced = Pick<Builder, 'bike' | 'build' | 'colour' | 'price'>

/**
 * Returns the price's components: bike, colour and each chosen part with its surcharge. For an owned bike, the
 * purchases less what they replace.
 */
export function priceRows({ bike, build, colour, price }: Priced): PriceRow[] {
  const added = new Map(price.parts.map(({ part, cents }) => [part.id, cents]))
  const chosen = new Set(build.partIds)
  const parts = partsOn(bike, build)
    .filter(({ id }) => chosen.has(id))
    .map((part) => ({ title: part.title, ...noteAndCents(bike, part, added.get(part.id) ?? 0) }))
  if (bike.owned) return parts
  const painted = colour ? [{ title: colour.name, note: 'Colour', cents: price.colourCents }] : []
  return [{ title: bike.title, note: 'As standard', cents: price.bikeCents }, ...painted, ...parts]
}

function noteAndCents(bike: Builder['bike'], part: OfferedPart, cents: number) {
  const slot = bike.slots.find(({ id }) => id === part.slotId)
  if (cents === part.cents) return { note: slot?.title ?? null, cents }
  const replaced = ownParts(bike).find(({ slotId }) => slotId === part.slotId)
  const less = formatPrice(toDollars(part.cents - cents))
  return { note: `${formatPrice(toDollars(part.cents))}, less ${less} for your ${replaced?.title}`, cents }
}
