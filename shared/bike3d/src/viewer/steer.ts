import type { KeyboardEvent } from 'react'

import type { LiveBike } from './live-bike.ts'

export const TURN_DEGREES = 12
export const ZOOM_STEP = 1.2

type Steered = Pick<LiveBike, 'turn' | 'zoom' | 'reset'>

const KEYS: Record<string, (bike: Steered) => void> = {
  ArrowLeft: (bike) => bike.turn(-TURN_DEGREES, 0),
  ArrowRight: (bike) => bike.turn(TURN_DEGREES, 0),
  ArrowUp: (bike) => bike.turn(0, TURN_DEGREES / 2),
  ArrowDown: (bike) => bike.turn(0, -TURN_DEGREES / 2),
  '+': (bike) => bike.zoom(ZOOM_STEP),
  // On many keyboards this is the plus key without Shift.
  '=': (bike) => bike.zoom(ZOOM_STEP),
  '-': (bike) => bike.zoom(1 / ZOOM_STEP),
  '0': (bike) => bike.reset(),
}

/** Returns a key handler that turns and zooms the bike; all other keys and the browser's shortcuts are ignored. */
export const steer = (bike: Steered) => (event: KeyboardEvent) => {
  const act = KEYS[event.key]
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  act(bike)
}
