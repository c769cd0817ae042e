import type { FileFormat } from '@nireeka/bike3d/viewer'
import { useSyncExternalStore } from 'react'

/** The 3D view's functions for other parts of the page. */
export interface ShownBike {
  /** Returns a PNG of the current view; rejects if the view is gone. */
  picture: () => Promise<Blob>
  /** Returns the build as a 3D file. */
  file: (format: FileFormat) => Promise<Uint8Array>
}

/** Returns a store of the shown bike; null while there is no 3D view. */
export function createShownBike() {
  let shown: ShownBike | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => shown,
    set(next: ShownBike | null) {
      shown = next
      for (const tell of listeners) tell()
    },
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}

/** A module-level store is enough, because a page shows one bike, and the steps aren't in the view's subtree. */
export const shownBike = createShownBike()

const nothing = () => null

export const useShownBike = (): ShownBike | null =>
  useSyncExternalStore(shownBike.subscribe, shownBike.read, nothing)
