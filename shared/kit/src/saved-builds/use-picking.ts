import { MOST_COMPARED } from '@nireeka/contracts/bike-build'
import { useState } from 'react'

/** Whether a build is picked for a comparison; `isFull`: it isn't, and no other can be. */
export interface Picking {
  isPicked: boolean
  isFull: boolean
  toggle: () => void
}

/**
 * Returns the builds that are picked for a comparison, in the order in which they were picked, a sentence about how many
 * they are, and `pickingOf` for each build; that is null while there is no other build to compare with.
 */
export function usePicking<T extends { id: number }>(builds: readonly T[]) {
  const [pickedIds, setPickedIds] = useState<readonly number[]>([])
  const picked = pickedIds.flatMap((id) => builds.find((build) => build.id === id) ?? [])
  const ids = picked.map(({ id }) => id)

  function pickingOf({ id }: T): Picking | null {
    if (builds.length < 2) return null
    const isPicked = ids.includes(id)
    return {
      isPicked,
      isFull: !isPicked && ids.length >= MOST_COMPARED,
      toggle: () => setPickedIds(togglePicked(ids, id)),
    }
  }
  return { picked, pickingOf, text: pickedText(picked.length, builds.length) }
}

/** Returns the ids with one added or removed, in the order of selection; one above the most isn't added. */
export function togglePicked(picked: readonly number[], id: number): number[] {
  if (picked.includes(id)) return picked.filter((one) => one !== id)
  return picked.length < MOST_COMPARED ? [...picked, id] : [...picked]
}

/** Returns what a bar says of the number of builds that are picked, of all there are. */
export function pickedText(count: number, all: number): string {
  const texts = all < MOST_COMPARED ? TEXTS_OF_TWO : TEXTS_OF_MORE
  return texts[count] ?? 'Three picked.'
}

const TEXTS_OF_TWO = ['Pick two builds to see them side by side.', 'Pick one more.', 'Two picked.']

const TEXTS_OF_MORE = [
  'Pick two or three builds to see them side by side.',
  'Pick one or two more.',
  'Two picked. You can add a third.',
]
