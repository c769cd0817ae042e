import type { BikePiece } from '@nireeka/contracts/bike-pieces'

import type { BikeShape } from '../configuration/shape.ts'

/** The pieces that not every bike has, with what decides whether a bike of a shape has them. */
export const OPTIONAL = {
  'second-battery': ({ secondBattery }: BikeShape) => secondBattery !== 'none',
  fenders: ({ fenders }: BikeShape) => fenders,
  rack: ({ rack }: BikeShape) => rack,
  basket: ({ basket }: BikeShape) => basket,
  kickstand: ({ kickstand }: BikeShape) => kickstand,
  lights: ({ lights }: BikeShape) => lights,
  tracker: ({ tracker }: BikeShape) => tracker,
  'frame-lock': ({ frameLock }: BikeShape) => frameLock,
  alarm: ({ alarm }: BikeShape) => alarm,
} satisfies Partial<Record<BikePiece, (shape: BikeShape) => boolean>>
