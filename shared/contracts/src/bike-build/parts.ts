import { UPGRADE_CATEGORY } from '../constants.ts'
import type { Build, OfferedBike, OfferedPart } from './bike.ts'

/** What is looked up of a bike again and again: with every choice, each of its parts is judged anew. */
interface Index {
  parts: OfferedPart[]
  byId: ReadonlyMap<number, OfferedPart>
  /** The slots that hold one part. */
  single: ReadonlySet<number>
  own: OfferedPart[]
}

const indexes = new WeakMap<OfferedBike, Index>()

function indexOf(bike: OfferedBike): Index {
  const known = indexes.get(bike)
  if (known) return known
  const parts = bike.slots.flatMap((slot) => slot.parts)
  const byId = new Map(parts.map((part) => [part.id, part]))
  const single = new Set(bike.slots.flatMap(({ id, choice }) => (choice === 'single' ? [id] : [])))
  const owned = (bike.owned ?? []).flatMap((id) => byId.get(id) ?? [])
  const own = putTogether(single, [...parts.filter(({ isDefault }) => isDefault), ...owned])
  const index = { parts, byId, single, own }
  indexes.set(bike, index)
  return index
}

/** A later part takes the place of an earlier one in its slot; in a slot of many they stay side by side. */
function putTogether(single: ReadonlySet<number>, parts: readonly OfferedPart[]): OfferedPart[] {
  const placed = new Map<string, OfferedPart>()
  for (const part of parts) {
    const place = single.has(part.slotId) ? `slot ${part.slotId}` : `part ${part.id}`
    placed.delete(place)
    placed.set(place, part)
  }
  return [...placed.values()]
}

export const allParts = (bike: OfferedBike): readonly OfferedPart[] => indexOf(bike).parts

/** What is on the bike before anything is chosen: a new one's defaults, with what an owned one has instead or besides. */
export const ownParts = (bike: OfferedBike): readonly OfferedPart[] => indexOf(bike).own

/** All that is on the bike with this build: the chosen parts in place of what they replace. Unknown ones are left out. */
export function partsOn(bike: OfferedBike, { partIds }: Pick<Build, 'partIds'>): OfferedPart[] {
  const { byId, single, own } = indexOf(bike)
  return putTogether(single, [...own, ...partIds.flatMap((id) => byId.get(id) ?? [])])
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
  const { byId, single } = indexOf(bike)
  const isSingle = single.has(part.slotId)
  const isIn = build.partIds.includes(part.id)
  const others = build.partIds.filter((id) =>
    isSingle ? byId.get(id)?.slotId !== part.slotId : id !== part.id,
  )
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
