import { type RefObject, useEffect, useRef } from 'react'

import type { LiveBike } from '../live-bike.ts'

/** How far a pointer may move between down and up, in pixels, for a press that isn't a turn of the bike. */
const STILL_PX = 6

interface Pointing {
  onPoint: (piece: string | null) => void
  onPick: (piece: string) => void
}

/** Finds the piece of the live bike that a mouse points at, or that is pressed by mouse, pen or finger. */
export function usePointing(
  layer: RefObject<HTMLElement | null>,
  bike: Pick<LiveBike, 'pieceAt'> | null,
  pointing: Pointing,
) {
  const latest = useRef(pointing)
  useEffect(() => {
    latest.current = pointing
  })
  useEffect(() => {
    const box = layer.current?.parentElement
    if (!box || !bike) return
    const stop = new AbortController()
    let down: PointerEvent | null = null
    let frame = 0
    const pieceUnder = (event: PointerEvent) => {
      if (!(event.target instanceof HTMLCanvasElement)) return null
      const { left, top, width, height } = box.getBoundingClientRect()
      return bike.pieceAt((event.clientX - left) / width, (event.clientY - top) / height)
    }
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons > 0) return
      cancelAnimationFrame(frame)
      // Hot spots say themselves when they are pointed at.
      if (!(event.target instanceof HTMLCanvasElement)) return
      frame = requestAnimationFrame(() => latest.current.onPoint(pieceUnder(event)))
    }
    const onUp = (event: PointerEvent) => {
      const from = down
      down = null
      if (!from || Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STILL_PX) return
      const piece = pieceUnder(event)
      if (piece) latest.current.onPick(piece)
    }
    const options = { signal: stop.signal }
    box.addEventListener('pointermove', onMove, options)
    box.addEventListener('pointerleave', () => latest.current.onPoint(null), options)
    box.addEventListener('pointerdown', (event) => void (down = event.isPrimary ? event : null), options)
    box.addEventListener('pointerup', onUp, options)
    return () => {
      cancelAnimationFrame(frame)
      stop.abort()
    }
  }, [layer, bike])
}
