import { UPGRADE_CATEGORY } from '../constants.ts'
import type { Build, OfferedBike, OfferedPart, OfferedSlot } from './bike.ts'

export const allParts = (bike: OfferedBike): OfferedPart[] => bike.slots.flatMap(({ parts }) => parts)

const slotOf = (bike: OfferedBike, part: OfferedPart): OfferedSlot | undefined =>
  bike.slots.find(({ id }) => id === part.slotId)

const findPart = (bike: OfferedBike, id: number) => allParts(bike).find((part) => part.id === id)

/** What is on the bike before anything is chosen: a new one's defaults, with what an owned one has instead or besides. */
export function ownParts(bike: OfferedBike): OfferedPart[] {
  const defaults = allParts(bike).filter(({ isDefault }) => isDefault)
  const owned = (bike.owned ?? []).flatMap((id) => findPart(bike, id) ?? [])
  return owned.reduce((parts, part) => put(bike, parts, part), defaults)
}

/** All that is on the bike with this build: the chosen parts in place of what they replace. Unknown ones are left out. */
export function partsOn(bike: OfferedBike, { partIds }: Pick<Build, 'partIds'>): OfferedPart[] {
  const chosen = partIds.flatMap((id) => findPart(bike, id) ?? [])
  return chosen.reduce((parts, part) => put(bike, parts, part), ownParts(bike))
}

function put(bike: OfferedBike, parts: OfferedPart[], part: OfferedPart): OfferedPart[] {
  const isSingle = slotOf(bike, part)?.choice === 'single'
  return [...parts.filter(({ id, slotId }) => id !== part.id && !(isSingle && slotId === part.slotId)), part]
}

/** The list of a build whose bike carries these parts: without what is there anyway, each once, in order. */
export function toPartIds(bike: OfferedBike, partIds: readonly number[]): number[] {
  const own = new Set(ownParts(bike).map(({ id }) => id))
  return [...new Set(partIds)].filter((id) => !own.has(id)).toSorted((a, b) => a - b)
}

/**
 * Spec, section 4: choosing a part replaces the previous one in its slot; in a slot of many it goes in, or out when it was
 * in. What an owned bike has already in such a slot can't be taken out by buying something.
 */
export function choosePart(bike: OfferedBike, build: Build, part: OfferedPart): Build {
  const isSingle = slotOf(bike, part)?.choice === 'single'
  const slotmates = new Set(allParts(bike).flatMap(({ id, slotId }) => (slotId === part.slotId ? [id] : [])))
  const isIn = build.partIds.includes(part.id)
  const others = build.partIds.filter((id) => (isSingle ? !slotmates.has(id) : id !== part.id))
  return { ...build, partIds: toPartIds(bike, !isSingle && isIn ? others : [...others, part.id]) }
}

export const isOn = (bike: OfferedBike, build: Build, part: OfferedPart) =>
  partsOn(bike, build).some(({ id }) => id === part.id)

/**
 * Whether a part may be offered at all: for a new bike all of its parts; for an owned one the upgrades, and what is on it
 * already, since nothing else is sold alone.
 */
export const isForSale = (bike: OfferedBike, part: OfferedPart) =>
  bike.owned === null ||
  part.categoryId === UPGRADE_CATEGORY ||
  ownParts(bike).some(({ id }) => id === part.id)
