import { type OfferedBike, partsOn } from '@nireeka/contracts/bike-build'

import { DOT } from '../../dot.ts'
import type { MemberBike } from '../bike.ts'

/** What a bike has in one place. */
export interface PlacedPart {
  place: string
  title: string
  /** Whether it was chosen or added, so that the bike differs from its model. */
  isOwn: boolean
}

/**
 * Returns all parts of a bike, place by place. Those that its model isn't offered with any more come last, under one
 * name.
 */
export function partsOf(model: OfferedBike, { parts, partIds }: Pick<MemberBike, 'parts' | 'partIds'>) {
  const own = new Set(partIds)
  const fitted = partsOn(model, { partIds })
  const placed = model.slots.flatMap((slot): PlacedPart[] => {
    const here = fitted.filter(({ slotId }) => slotId === slot.id)
    if (here.length === 0) return []
    return [
      {
        place: slot.title,
        title: here.map(({ title }) => title).join(DOT),
        isOwn: here.some(({ id }) => own.has(id)),
      },
    ]
  })
  const known = new Set(fitted.map(({ title }) => title))
  const others = parts.filter((title) => !known.has(title))
  return others.length > 0 ? [...placed, { place: 'Also', title: others.join(DOT), isOwn: true }] : placed
}
