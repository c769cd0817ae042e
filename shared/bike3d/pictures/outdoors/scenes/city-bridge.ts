import { BoxGeometry, InstancedMesh, Matrix4, Mesh, MeshPhysicalMaterial } from 'three'

import { SIGNATURE_COLOURS } from '../../../src/configuration/stills.ts'
import { RACK, standard } from '../../sets/set-still.ts'
import { asphalt, earth, strip } from '../light/ground.ts'
import { createHills } from '../light/hills.ts'
import { skyline } from '../light/skyline.ts'
import type { Lens, OutdoorStill } from '../outdoor-still.ts'
import { SLENDER, TALL } from '../rider/figure.ts'

/** Fenders, basket and lights among the parts of the catalogue. */
const FENDERS = 2001
const BASKET = 2003
const LIGHTS = 2101

const lens: Lens = {
  azimuth: 33,
  elevation: 1.6,
  fieldOfView: 19,
  at: [-0.15, 0.88, -0.3],
  distance: 10.4,
  aperture: 0.045,
}

/** The railing's distance from the riders, and its height. */
const RAILING = { z: -2.6, height: 1.18, every: 0.5 }

/** Two riders on a bridge at dusk, the lights of a town behind them. */
export const CITY_BRIDGE: OutdoorStill = {
  name: 'outdoors/city-bridge',
  format: 'stage',
  samples: 24,
  colours: [{ id: SIGNATURE_COLOURS['nireeka-homie'] }, { id: SIGNATURE_COLOURS.nyx }],
  rides: [
    {
      bike: { ...standard('nireeka-homie', [RACK, FENDERS, BASKET, LIGHTS]), x: -900, z: 260 },
      rider: {
        figure: SLENDER,
        jacket: '#a0703a',
        trousers: '#33415a',
        skin: '#cc9775',
        hair: '#3a2417',
        helmet: 'Chalk',
        hasLongHair: true,
      },
    },
    {
      bike: { ...standard('nyx', [LIGHTS]), x: 760, z: -880 },
      rider: {
        figure: TALL,
        jacket: '#2c5c62',
        trousers: '#5d554a',
        skin: '#8a5a40',
        hair: '#1b1410',
        helmet: 'Graphite',
        backpack: 'Graphite',
      },
    },
  ],
  light: {
    sun: { azimuth: lens.azimuth + 180 + 3, elevation: 2.3, colour: '#ff9a5e', strength: 3.2 },
    sky: {
      towards: ['#ffb48c', 0.75],
      away: ['#a08fc0', 0.55],
      middle: ['#8fa6d4', 0.6],
      overhead: ['#4a78b8', 0.5],
    },
    glow: ['#ff8a50', 0.95],
    ground: ['#22242c', 0.4],
    clouds: 0.6,
    haze: 0.00034,
  },
  lens,
  travel: 0.22,
  gain: 0.9,
  shafts: 0.1,
  fill: 1.3,
  daylight: ['#ffeee0', 2],
  rim: 3,
  place: ({ uniforms }) => ({
    far: [
      createHills(
        {
          distance: 6000,
          foot: -30,
          height: 160,
          swing: 170,
          count: 3,
          seed: 5,
          colour: '#2b3040',
          mist: 60,
        },
        lens,
        uniforms,
      ),
      ...[
        { distance: 2900, count: 62, low: 46, high: 330, seed: 3, colour: '#2a2c3a' },
        { distance: 1900, count: 46, low: 30, high: 190, seed: 12, colour: '#20222d' },
        { distance: 1250, count: 40, low: 15, high: 84, seed: 7, colour: '#171922' },
      ].map(({ distance, colour, ...row }) =>
        createHills(
          {
            distance,
            colour,
            foot: -30,
            height: 0,
            swing: 0,
            count: 0,
            seed: 0,
            mist: 26,
            windows: 0.7,
            outline: skyline(row),
          },
          lens,
          uniforms,
        ),
      ),
      water(),
    ],
    near: [
      strip({ from: -2.8, to: 4.5 }, asphalt({ color: '#1b1c20', roughness: 0.72 })),
      strip({ from: 1.2, to: 1.3, y: 0.004 }, earth('#a8a49c')),
      strip({ from: -3.2, to: -2.45, y: 0.12 }, earth('#26272b')),
      ...railing(),
    ],
  }),
}

const steel = () => earth('#1c1e24')

/** Returns the water below the bridge, which the sky shines on. */
const water = () =>
  strip(
    { from: -4000, to: -6, y: -30, length: 6000 },
    new MeshPhysicalMaterial({ color: '#14181f', roughness: 0.5, specularIntensity: 0.4 }),
  )

/** Returns the bridge's railing: two rails and bars between them. */
function railing() {
  const { z, height, every } = RAILING
  const rails = [0.2, height].map(
    (y) => new Mesh(new BoxGeometry(160, 0.06, 0.07).translate(0, y, z), steel()),
  )
  const count = Math.round(120 / every)
  const bars = new InstancedMesh(new BoxGeometry(0.035, height - 0.2, 0.035), steel(), count)
  for (let i = 0; i < count; i++)
    bars.setMatrixAt(i, new Matrix4().makeTranslation((i - count / 2) * every, 0.1 + height / 2, z))
  bars.frustumCulled = false
  return [...rails, bars]
}
