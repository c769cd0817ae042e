import { measuresOf } from '../../src/bike/measures.ts'
import type { BikeSlug } from '../../src/configuration/catalogue.ts'
import type { V3 } from '../../src/shapes/vectors.ts'
import type { Model } from '../subjects.ts'
import { placedFurniture } from './beside.ts'
import { KICKSTAND, type SetStill, standard, stillWith } from './set-still.ts'
import { sensorPlace, speedSensor } from './speed-sensor.ts'

/** A place on a bike, and the camera's direction and zoom for a close-up of it. */
interface Spot {
  name: string
  bike: BikeSlug
  parts?: number[]
  /** The camera's azimuth, elevation and zoom. */
  from: [azimuth: number, elevation: number, zoom: number]
  /** What is in the picture's middle, in millimetres. */
  at: V3
  others?: () => Model[]
}

const homie = measuresOf('nireeka-homie', 'M')
const nyx = measuresOf('nyx', 'M')
const prime = measuresOf('nireeka-prime', 'M')

const BELT = 403

/** Returns a place at a distance from a point of the bike. */
const near = ([x, y]: readonly number[], [dx, dy, z]: V3): V3 => [(x ?? 0) + dx, (y ?? 0) + dy, z]

const PLACES: Spot[] = [
  {
    name: 'speed-sensor',
    bike: 'nireeka-homie',
    from: [145, 30, 8],
    at: sensorPlace(homie),
    others: () => [placedFurniture((tools) => speedSensor(tools, homie))],
  },
  { name: 'rear-axle', bike: 'nireeka-homie', from: [-24, 10, 7], at: near(homie.rearAxle, [0, -10, 70]) },
  {
    name: 'front-axle',
    bike: 'nireeka-homie',
    from: [28, 10, 6.5],
    at: near(homie.frontAxle, [-10, 20, 50]),
  },
  {
    name: 'front-brake',
    bike: 'nireeka-homie',
    from: [205, 10, 6.2],
    at: near(homie.frontAxle, [-66, 40, -40]),
  },
  { name: 'rear-brake', bike: 'nireeka-homie', from: [208, 16, 6], at: near(homie.rearAxle, [40, 30, -60]) },
  {
    name: 'brake-lever',
    bike: 'nireeka-homie',
    from: [-70, 55, 7.5],
    at: near(homie.headTop, [-20, 130, 210]),
  },
  { name: 'display', bike: 'nireeka-homie', from: [-84, 48, 8], at: near(homie.headTop, [40, 140, 0]) },
  { name: 'buttons', bike: 'nireeka-homie', from: [-96, 52, 10], at: near(homie.headTop, [12, 155, -141]) },
  {
    name: 'battery',
    bike: 'nireeka-homie',
    from: [160, 2, 3.2],
    at: near(homie.bottomBracket, [215, 200, 0]),
  },
  {
    name: 'battery-lock',
    bike: 'nireeka-homie',
    from: [166, 4, 7],
    at: near(homie.bottomBracket, [160, 115, -30]),
  },
  {
    name: 'charge-port',
    bike: 'nireeka-homie',
    from: [166, 6, 8],
    at: near(homie.bottomBracket, [101, 68, -32]),
  },
  {
    name: 'chainring',
    bike: 'nireeka-homie',
    from: [14, 8, 4.2],
    at: near(homie.bottomBracket, [-20, 10, 50]),
  },
  { name: 'derailleur', bike: 'nireeka-homie', from: [-26, 4, 5], at: near(homie.rearAxle, [20, -60, 50]) },
  { name: 'stem', bike: 'nireeka-homie', from: [48, 22, 5.5], at: near(homie.headTop, [4, 60, 0]) },
  { name: 'seat-clamp', bike: 'nireeka-homie', from: [-30, 14, 5.5], at: near(homie.seatTop, [0, 20, 0]) },
  { name: 'valve', bike: 'nireeka-homie', from: [16, 8, 6], at: near(homie.frontAxle, [100, -240, 0]) },
  {
    name: 'kickstand',
    bike: 'nireeka-homie',
    parts: [KICKSTAND],
    from: [212, 10, 4],
    at: near(homie.rearAxle, [30, -150, -100]),
  },
  {
    name: 'homie-belt',
    bike: 'nireeka-homie',
    parts: [BELT],
    from: [14, 8, 2.6],
    at: near(homie.bottomBracket, [-200, 0, 50]),
  },
  { name: 'nyx-fork', bike: 'nyx', from: [40, 8, 2.6], at: near(nyx.frontAxle, [-40, 230, 0]) },
  { name: 'nyx-frame', bike: 'nyx', from: [28, 10, 2.4], at: near(nyx.bottomBracket, [240, 230, 0]) },
  {
    name: 'nyx-front-brake',
    bike: 'nyx',
    from: [205, 10, 5],
    at: near(nyx.frontAxle, [-40, 40, -40]),
  },
  { name: 'prime-fork', bike: 'nireeka-prime', from: [40, 8, 2.6], at: near(prime.frontAxle, [-40, 260, 0]) },
  {
    name: 'prime-motor',
    bike: 'nireeka-prime',
    from: [14, 8, 3.4],
    at: near(prime.bottomBracket, [10, 40, 50]),
  },
]

/** Returns the close-up of a place. */
const closeUp = ({
  name,
  bike,
  parts = [],
  from: [azimuth, elevation, zoom],
  at,
  others = () => [],
}: Spot): SetStill => ({
  ...stillWith(`spots/${name}`, standard(bike, parts), {
    view: { azimuth, elevation, fieldOfView: 18, zoom, target: at },
  }),
  others,
})

/** The places on a bike that our help and the bikes' pages are about. */
export const SPOTS: SetStill[] = PLACES.map(closeUp)
