import { UPGRADE_CATEGORY } from '../constants.ts'
import type { Build, OfferedBike, OfferedPart } from './bike.ts'

/** Lookup tables of one bike, computed once because each change of a build checks all of its parts again. */
interface Index {
  parts: OfferedPart[]
  byId: ReadonlyMap<number, OfferedPart>
  /** Ids of the slots that hold one part. */
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

/**
 * Returns the list of parts in which a later part replaces an earlier one in the same `single` slot; parts of a
 * `multi` slot are all kept.
 */
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

/**
 * Returns the parts on the bike before anything is chosen: the defaults of a new bike, and what an owned bike has in
 * their place or in addition.
 */
export const ownParts = (bike: OfferedBike): readonly OfferedPart[] => indexOf(bike).own

/** Returns all parts on the bike with this build: chosen parts replace those in their slot. Unknown ids are ignored. */
export function partsOn(bike: OfferedBike, { partIds }: Pick<Build, 'partIds'>): OfferedPart[] {
  const { byId, single, own } = indexOf(bike)
  return putTogether(single, [...own, ...partIds.flatMap((id) => byId.get(id) ?? [])])
}

/**
 * Returns the `partIds` of the build that gives the bike these parts: without the ones it has anyway, sorted and
 * without duplicates.
 */
export function toPartIds(bike: OfferedBike, partIds: readonly number[]): number[] {
  const own = new Set(ownParts(bike).map(({ id }) => id))
  return [...new Set(partIds)].filter((id) => !own.has(id)).toSorted((a, b) => a - b)
}

/**
 * Returns the build after a part is chosen (spec, section 4): it replaces the previous part of a `single` slot; in a
 * `multi` slot it is added, or removed when it was there. Parts that an owned bike already has can't be removed.
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
 * Returns whether a part may be offered at all: any part of a new bike; for an owned bike, upgrades and the parts it
 * already has, because other parts aren't sold separately.
 */
export const isForSale = (bike: OfferedBike, part: OfferedPart) =>
  bike.owned === null ||
  part.categoryId === UPGRADE_CATEGORY ||
  ownParts(bike).some(({ id }) => id === part.id)
