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
  // The plus key of many keyboards without Shift.
  '=': (bike) => bike.zoom(ZOOM_STEP),
  '-': (bike) => bike.zoom(1 / ZOOM_STEP),
  '0': (bike) => bike.reset(),
}

/** The keys that turn and zoom; all others, and the browser's own combinations, are left alone. */
export const steer = (bike: Steered) => (event: KeyboardEvent) => {
  const act = KEYS[event.key]
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  act(bike)
}
