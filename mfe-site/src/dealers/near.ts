import { storage } from '@nireeka/kit/storage'
import { useMemo, useSyncExternalStore } from 'react'

import type { Coordinates } from './map/projection.ts'

/** The place from which distances are measured. */
export interface Near extends Coordinates {
  /** The displayed name: a town, or "your location". */
  label: string
}

const isNear = (kept: unknown): kept is Near =>
  typeof kept === 'object' &&
  kept !== null &&
  'label' in kept &&
  typeof kept.label === 'string' &&
  'latitude' in kept &&
  Number.isFinite(kept.latitude) &&
  'longitude' in kept &&
  Number.isFinite(kept.longitude)

function rememberedNear(): Near | null {
  const kept = storage.read('dealerPlace')
  return isNear(kept) ? kept : null
}

const watch = (changed: () => void) => storage.watch('dealerPlace', changed)
const asText = () => JSON.stringify(rememberedNear())
const nothing = () => 'null'

/** Returns the previously chosen town, if the visitor allows this browser to remember it; null on the server. */
export function useRememberedNear(): Near | null {
  const text = useSyncExternalStore(watch, asText, nothing)
  return useMemo(() => JSON.parse(text) as Near | null, [text])
}

/** Remembers a chosen town; null forgets it. The visitor's own location is never stored. */
export function rememberNear(town: Near | null) {
  if (town) storage.write('dealerPlace', town)
  else storage.clear('dealerPlace')
}
