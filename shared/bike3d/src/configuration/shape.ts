import type { BikeSlug, Size } from './catalogue.ts'

/** What a bike looks like, part by part, as `shapeOf` derives it from a configuration. */
export interface BikeShape {
  bike: BikeSlug
  size: Size
  /** The drive unit by its power in watts: stronger ones are bigger. */
  motor: 500 | 600 | 750 | 1000
  /** The battery in the frame by its capacity in Wh: larger ones have a longer door. */
  battery: 504 | 560 | 672 | 840
  secondBattery: 'none' | 'dual' | 'extender'
  drivetrain: 'derailleur-10' | 'derailleur-12' | 'belt-8'
  brakes: '2-piston-180' | '4-piston-203'
  fork: 'travel-50' | 'travel-80' | 'travel-100' | 'travel-130' | 'rigid' | 'travel-40'
  wheels: 'alloy' | 'puncture-resistant' | 'carbon'
  bar: 'flat' | 'swept' | 'carbon'
  saddle: 'sport' | 'gel' | 'leather'
  seatpost: 'rigid' | 'suspension' | 'dropper'
  display: 'small' | 'touch'
  fenders: boolean
  rack: boolean
  basket: boolean
  kickstand: boolean
  lights: boolean
  tracker: boolean
  frameLock: boolean
  alarm: boolean
}
