import { vi } from 'vitest'

import type { Configuration } from '../../configuration/configuration.ts'
import type { Spot } from '../../exploded/spots.ts'
import type { LiveBike, LiveNeeds } from '../live-bike.ts'
import type { Facts, StillReason } from '../support.ts'

export const GOOD_FACTS: Facts = { hasWebGl2: true, renderer: 'A graphics card', savesData: false }

/** Returns a live view that draws nothing and records its calls. */
export function fakeLive({ reason = null as StillReason | null } = {}) {
  const bike = {
    frame: vi.fn(),
    explode: vi.fn(),
    highlight: vi.fn(),
    pieceAt: vi.fn((): string | null => null),
    spots: vi.fn((): Spot[] => []),
    watch: vi.fn(() => () => undefined),
    turn: vi.fn(),
    zoom: vi.fn(),
    reset: vi.fn(),
    info: vi.fn(),
    dispose: vi.fn(),
    picture: vi.fn(() => Promise.resolve(new Blob(['png'], { type: 'image/png' }))),
    expect: vi.fn((_next: readonly Configuration[]) => Promise.resolve()),
    show: vi.fn((_next: Configuration) => Promise.resolve()),
    file: vi.fn(() => Promise.resolve(new Uint8Array([103, 108, 84, 70]))),
  }
  const needs: LiveNeeds[] = []
  const start = async (given: LiveNeeds) => {
    needs.push(given)
    given.host.append(document.createElement('canvas'))
    return reason ? { reason } : (bike as unknown as LiveBike)
  }
  return { bike, needs, load: vi.fn(async () => start) }
}
