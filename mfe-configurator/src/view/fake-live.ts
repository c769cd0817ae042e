import type { Facts, LiveBike, ViewerSources } from '@nireeka/bike3d/viewer'
import { vi } from 'vitest'

const GOOD_FACTS: Facts = { hasWebGl2: true, renderer: 'A graphics card', savesData: false }

/** Returns a fake 3D view for tests, which draws nothing and records the calls. */
export function fakeLive(facts: Partial<Facts> = {}) {
  const bike = {
    show: vi.fn<LiveBike['show']>(async () => undefined),
    expect: vi.fn<LiveBike['expect']>(async () => undefined),
    file: vi.fn<LiveBike['file']>(async () => new Uint8Array([103, 108, 84, 70])),
    picture: vi.fn<LiveBike['picture']>(async () => new Blob(['png'], { type: 'image/png' })),
    frame: vi.fn<LiveBike['frame']>(),
    explode: vi.fn<LiveBike['explode']>(),
    highlight: vi.fn<LiveBike['highlight']>(),
    pieceAt: vi.fn<LiveBike['pieceAt']>(() => null),
    spots: vi.fn<LiveBike['spots']>(() => []),
    watch: vi.fn<LiveBike['watch']>(() => () => undefined),
    turn: vi.fn<LiveBike['turn']>(),
    zoom: vi.fn<LiveBike['zoom']>(),
    reset: vi.fn<LiveBike['reset']>(),
    info: vi.fn<LiveBike['info']>(),
    dispose: vi.fn<LiveBike['dispose']>(),
  }
  const sources: ViewerSources = {
    load: async () => async () => bike,
    readFacts: () => ({ ...GOOD_FACTS, ...facts }),
  }
  return { bike, sources }
}
