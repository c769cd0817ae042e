import type { BikePlan } from '../bike/pieces.ts'
import { measuresOf } from '../bike/measures.ts'
import type { BikeSlug, Size } from '../configuration/catalogue.ts'
import type { BikeShape } from '../configuration/shape.ts'
import { createTools, type Detail } from '../tools.ts'

/** Returns a plan for tests: a bike with everything that can be mounted, apart from the test's changes. */
export function planOf(
  bike: BikeSlug,
  change: Partial<BikeShape> = {},
  { detail = 'live', size = 'M' }: { detail?: Detail; size?: Size } = {},
): BikePlan {
  return {
    tools: createTools(detail),
    measures: measuresOf(bike, size),
    shape: {
      bike,
      size,
      motor: 750,
      battery: 672,
      secondBattery: 'none',
      drivetrain: 'derailleur-10',
      brakes: '2-piston-180',
      fork: 'travel-100',
      wheels: 'alloy',
      bar: 'flat',
      saddle: 'sport',
      seatpost: 'rigid',
      display: 'small',
      fenders: true,
      rack: true,
      basket: true,
      kickstand: true,
      lights: true,
      tracker: true,
      frameLock: true,
      alarm: true,
      ...change,
    },
  }
}
