import { standard } from '../../sets/set-still.ts'
import { earth, grass, gravel, strip } from '../light/ground.ts'
import { ferns, firs } from '../light/trees.ts'
import type { Lens, OutdoorStill } from '../outdoor-still.ts'
import { SLENDER } from '../rider/figure.ts'

/** Lights among the parts of the catalogue. */
const LIGHTS = 2101

const lens: Lens = {
  azimuth: -36,
  elevation: 2,
  fieldOfView: 20,
  at: [1.15, 1.02, 0],
  distance: 9.6,
  aperture: 0.045,
}

/** A rider on a road through a wood, the low sun between the trunks. */
export const FOREST_ROAD: OutdoorStill = {
  name: 'outdoors/forest-road',
  format: 'stage',
  samples: 24,
  colours: [{ id: 4 }],
  rides: [
    {
      bike: standard('nireeka-prime', [LIGHTS]),
      rider: {
        figure: SLENDER,
        jacket: '#3b647c',
        trousers: '#34373d',
        skin: '#cc9775',
        hair: '#4a2d1a',
        helmet: 'Chalk',
        hasLongHair: true,
      },
    },
  ],
  light: {
    sun: { azimuth: lens.azimuth + 180 - 5.5, elevation: 8, colour: '#ffd6a0', strength: 5 },
    sky: {
      towards: ['#f2e3b6', 0.6],
      away: ['#4a7060', 0.26],
      middle: ['#9dbb98', 0.34],
      overhead: ['#3a6350', 0.26],
    },
    glow: ['#ffd79a', 0.8],
    ground: ['#2c2a20', 0.4],
    clouds: 0,
    haze: 0.0065,
  },
  lens,
  travel: 0.12,
  gain: 0.95,
  shafts: 0.5,
  fill: 1.7,
  daylight: ['#fff0dc', 1.8],
  rim: 3.5,
  place: () => ({
    far: [],
    near: [
      strip({ from: -2.2, to: 8 }, gravel('#4c4338')),
      strip({ from: -300, to: -2.2, y: -0.02 }, earth('#1c1a10')),
      strip({ from: 8, to: 300, y: -0.02 }, earth('#1c1a10')),
      grass({ from: -4.4, to: -1.7, count: 14000, height: 0.2, color: '#4f7a2c', length: 70 }),
      grass({ from: 1.5, to: 3.6, count: 16000, height: 0.1, color: '#4f7a2c', length: 50, seed: 4 }),
      ...ferns({ from: 2.3, to: 9, side: -1, count: 420, length: 70, middle: 14, height: 0.9, seed: 3 }),
      ...ferns({ from: 9, to: 34, side: -1, count: 900, length: 120, middle: 14, height: 1, seed: 8 }),
      ...ferns({ from: 2.6, to: 12, side: 1, count: 300, length: 70, middle: 34, height: 0.8, seed: 6 }),
      ...firs({ from: 3.6, to: 14, side: -1, count: 30, length: 70, middle: 14, seed: 2, boughs: 44 }),
      ...firs({ from: 14, to: 40, side: -1, count: 90, length: 120, middle: 10, seed: 5, boughs: 44 }),
      ...firs({ from: 40, to: 120, side: -1, count: 200, length: 220, seed: 9, boughs: 26 }),
      ...firs({ from: 3.6, to: 40, side: 1, count: 90, length: 130, middle: 78, seed: 12, boughs: 40 }),
    ],
  }),
}
