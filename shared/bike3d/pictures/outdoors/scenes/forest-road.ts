import { standard } from '../../sets/set-still.ts'
import { asphalt, earth, grass, strip } from '../light/ground.ts'
import { trunks } from '../light/trees.ts'
import type { Lens, OutdoorStill } from '../outdoor-still.ts'
import { SLENDER } from '../rider/figure.ts'

/** Lights among the parts of the catalogue. */
const LIGHTS = 2101

const lens: Lens = {
  azimuth: 20,
  elevation: 1.5,
  fieldOfView: 19,
  at: [0.62, 0.95, 0],
  distance: 9.2,
  aperture: 0.05,
}

/** A rider on a road through a wood, the low sun between the trunks. */
export const FOREST_ROAD: OutdoorStill = {
  name: 'outdoors/forest-road',
  format: 'stage',
  samples: 48,
  colours: [{ id: 4 }],
  rides: [
    {
      bike: standard('nireeka-prime', [LIGHTS]),
      rider: {
        figure: SLENDER,
        jacket: '#5a3a30',
        trousers: '#202426',
        helmet: 'Chalk',
        hasLongHair: true,
      },
    },
  ],
  light: {
    sun: { azimuth: lens.azimuth + 180 - 4.5, elevation: 7.5, colour: '#ffd39a', strength: 5 },
    sky: {
      towards: ['#ecdca6', 0.72],
      away: ['#56736c', 0.34],
      middle: ['#a3b48c', 0.42],
      overhead: ['#3d584b', 0.26],
    },
    glow: ['#ffcd86', 0.8],
    ground: ['#2c2a20', 0.4],
    clouds: 0,
    haze: 0.0125,
  },
  lens,
  travel: 0.16,
  gain: 0.72,
  shafts: 0.35,
  fill: 1.2,
  rim: 5,
  place: () => ({
    far: [],
    near: [
      strip({ from: -2.4, to: 3 }, asphalt({ color: '#26272a', roughness: 0.95 })),
      strip({ from: -300, to: -2.4, y: -0.02 }, earth('#241f15')),
      strip({ from: 3, to: 30, y: -0.02 }, earth('#241f15')),
      grass({ from: -9, to: -2.5, count: 16000, height: 0.3, color: '#55602e', length: 46 }),
      trunks({ from: 4, to: 14, side: -1, count: 22, length: 50, seed: 2 }),
      trunks({ from: 14, to: 40, side: -1, count: 70, length: 90, middle: -10, seed: 5 }),
      trunks({ from: 40, to: 120, side: -1, count: 260, length: 200, middle: -35, seed: 9 }),
    ],
  }),
}
