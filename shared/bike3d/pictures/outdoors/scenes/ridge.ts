import { standard } from '../../sets/set-still.ts'
import { asphalt, earth, grass, strip } from '../light/ground.ts'
import { createHills } from '../light/hills.ts'
import type { Lens, OutdoorStill } from '../outdoor-still.ts'
import { TALL } from '../rider/figure.ts'
import { SIGNATURE_COLOURS } from '../../../src/configuration/stills.ts'

const LIGHTS = 2101

const lens: Lens = {
  azimuth: 24,
  elevation: 2.5,
  fieldOfView: 19,
  at: [0.86, 0.93, 0],
  distance: 9.1,
  aperture: 0.035,
}

/** A rider on a hill road above a valley, at sunrise. */
export const RIDGE: OutdoorStill = {
  name: 'outdoors/ridge',
  format: 'stage',
  samples: 24,
  colours: [{ id: SIGNATURE_COLOURS['nireeka-prime'] }],
  rides: [
    {
      bike: standard('nireeka-prime', [LIGHTS]),
      rider: {
        figure: TALL,
        jacket: '#963d2c',
        trousers: '#333c4a',
        helmet: 'Chalk',
        skin: '#a8714f',
        hair: '#1b1410',
        backpack: 'Graphite',
      },
    },
  ],
  light: {
    sun: { azimuth: 24 + 180 - 3.4, elevation: 3.9, colour: '#ffb87a', strength: 4.5 },
    sky: {
      towards: ['#ffbf98', 0.8],
      away: ['#a497bd', 0.6],
      middle: ['#93a6c8', 0.62],
      overhead: ['#5b7fae', 0.5],
    },
    glow: ['#ff9f5e', 1.1],
    ground: ['#3a2f2b', 0.4],
    clouds: 0.55,
    haze: 0.00016,
  },
  lens,
  travel: 0.32,
  gain: 0.8,
  shafts: 0.12,
  fill: 1.35,
  daylight: ['#ffeee0', 2],
  rim: 4,
  place: ({ uniforms }) => ({
    far: [
      [9000, 420, 330, 3, 4, '#39424f'],
      [5600, 250, 240, 3, 9, '#323b45'],
      [3400, 120, 170, 4, 2, '#2b343a'],
      [1900, 20, 110, 4, 6, '#232b2d'],
    ]
      .map(([distance, height, swing, count, seed, colour]) =>
        createHills(
          {
            distance: distance as number,
            height: height as number,
            swing: swing as number,
            count: count as number,
            seed: seed as number,
            colour: colour as string,
            foot: -260,
            mist: 150,
          },
          lens,
          uniforms,
        ),
      )
      .concat(
        createHills(
          {
            distance: 620,
            foot: -90,
            height: -22,
            swing: 34,
            count: 3,
            seed: 3,
            colour: '#171d1c',
            trees: 15,
            mist: 40,
          },
          lens,
          uniforms,
        ),
      ),
    near: [
      strip({ from: -3.4, to: 2.6 }, asphalt({ color: '#1d1e21', roughness: 1 })),
      strip({ from: -3.05, to: -2.93, y: 0.004 }, earth('#b9b4a8')),
      strip({ from: 2.15, to: 2.27, y: 0.004 }, earth('#b9b4a8')),
      strip({ from: -9, to: -3.4, y: -0.02 }, earth('#1c1a14')),
      strip({ from: 2.6, to: 30, y: -0.02 }, earth('#1c1a14')),
      grass({ from: -8, to: -3.5, count: 26000, height: 0.42, color: '#6d6236', length: 50 }),
      grass({ from: 2.75, to: 4.6, count: 9000, height: 0.34, color: '#6d6236', length: 30, seed: 4 }),
    ],
  }),
}
