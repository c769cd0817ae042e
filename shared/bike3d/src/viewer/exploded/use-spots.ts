import { type RefObject, useEffect, useState } from 'react'

import type { Spot } from '../../exploded/spots.ts'
import type { LiveBike } from '../live-bike.ts'

/** Returns the places of the live bike's pieces, after each drawing; null without a live bike. */
export function useLiveSpots(bike: Pick<LiveBike, 'spots' | 'watch'> | null): readonly Spot[] | null {
  const [seen, setSeen] = useState<{ bike: typeof bike; spots: Spot[] } | null>(null)
  useEffect(() => {
    if (!bike) return
    const look = () => setSeen({ bike, spots: bike.spots() })
    look()
    return bike.watch(look)
  }, [bike])
  return bike && seen?.bike === bike ? seen.spots : null
}

export interface BoxSize {
  width: number
  height: number
}

/** Returns the size of an element in pixels; null before it is known, as on a server. */
export function useBoxSize(ref: RefObject<HTMLElement | null>): BoxSize | null {
  const [size, setSize] = useState<BoxSize | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const read = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    read()
    if (!('ResizeObserver' in window)) return
    const watcher = new ResizeObserver(read)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [ref])
  return size
}
