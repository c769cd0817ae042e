import { BIKES, type BikeSlug } from './catalogue.ts'
import type { Configuration } from './configuration.ts'
import { UnknownPart } from './errors.ts'
import type { BikeShape } from './shape.ts'
import { isUnseen } from './unseen.ts'

type Change = Partial<Omit<BikeShape, 'bike' | 'size'>>

/** The changes that a part of the catalogue makes to a bike's shape, by its id. */
const PARTS: Record<number, Change> = {
  101: { motor: 500 },
  102: { motor: 750 },
  103: { motor: 600 },
  104: { motor: 750 },
  105: { motor: 1000 },
  201: { battery: 504 },
  202: { battery: 672 },
  203: { battery: 560 },
  204: { battery: 672 },
  205: { battery: 840 },
  206: { battery: 840 },
  207: { secondBattery: 'dual' },
  208: { secondBattery: 'extender' },
  401: { drivetrain: 'derailleur-10' },
  402: { drivetrain: 'derailleur-12' },
  403: { drivetrain: 'belt-8' },
  501: { brakes: '2-piston-180' },
  502: { brakes: '4-piston-203' },
  503: { brakes: '4-piston-203' },
  601: { fork: 'travel-50' },
  602: { fork: 'travel-100' },
  603: { fork: 'rigid' },
  604: { fork: 'travel-80' },
  605: { fork: 'travel-130' },
  606: { fork: 'travel-40' },
  701: { wheels: 'alloy' },
  702: { wheels: 'puncture-resistant' },
  703: { wheels: 'carbon' },
  801: { bar: 'flat' },
  802: { bar: 'swept' },
  803: { bar: 'carbon' },
  901: { saddle: 'sport' },
  902: { saddle: 'gel' },
  903: { saddle: 'leather' },
  1001: { seatpost: 'rigid' },
  1002: { seatpost: 'suspension' },
  1003: { seatpost: 'dropper' },
  1101: { display: 'small' },
  1102: { display: 'touch' },
  2001: { fenders: true },
  2002: { rack: true },
  2003: { basket: true },
  2004: { kickstand: true },
  2101: { lights: true },
  2102: { tracker: true },
  2103: { frameLock: true },
  2104: { alarm: true },
}

const BARE = {
  secondBattery: 'none',
  drivetrain: 'derailleur-10',
  wheels: 'alloy',
  bar: 'flat',
  saddle: 'sport',
  seatpost: 'rigid',
  display: 'small',
  fenders: false,
  rack: false,
  basket: false,
  kickstand: false,
  lights: false,
  tracker: false,
  frameLock: false,
  alarm: false,
} as const satisfies Change

/** The standard equipment of each bike (the catalogue's defaults). */
const DEFAULTS: Record<BikeSlug, Omit<BikeShape, 'bike' | 'size'>> = {
  'nireeka-prime': { ...BARE, motor: 750, battery: 672, brakes: '2-piston-180', fork: 'travel-100' },
  'nireeka-homie': { ...BARE, motor: 500, battery: 504, brakes: '2-piston-180', fork: 'travel-50' },
  nyx: { ...BARE, motor: 600, battery: 560, brakes: '4-piston-203', fork: 'rigid' },
}

/** Returns the shape of a configuration; throws an error with the id of an unknown part. */
export function shapeOf({ bike, size, parts }: Configuration): BikeShape {
  if (!BIKES.includes(bike)) throw new Error(`There is no model of ${String(bike)}.`)
  return parts.reduce<BikeShape>(
    (shape, part) => {
      if (isUnseen(part)) return shape
      const change = PARTS[part]
      if (!change) throw new UnknownPart(part, bike)
      return { ...shape, ...change }
    },
    { bike, size, ...DEFAULTS[bike] },
  )
}
