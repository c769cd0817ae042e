import type { FileFormat } from '@nireeka/bike3d/viewer'
import { useSyncExternalStore } from 'react'

/** The bike as it is live on the page, for whoever else makes something of it. */
export interface ShownBike {
  /** A PNG as it is seen now; fails when the view is gone. */
  picture: () => Promise<Blob>
  /** The build as a 3D file. */
  file: (format: FileFormat) => Promise<Uint8Array>
}

/** Null: there is only a picture. */
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

/** A page shows one bike, and its steps aren't below it. */
export const shownBike = createShownBike()

const nothing = () => null

export const useShownBike = (): ShownBike | null =>
  useSyncExternalStore(shownBike.subscribe, shownBike.read, nothing)
