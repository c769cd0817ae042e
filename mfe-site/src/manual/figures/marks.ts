import { mark, type Marks } from '@nireeka/ui/marked-picture'

import type { BikeSlug } from '../chapter.ts'

type OfEach = Readonly<Record<BikeSlug, Marks>>

/** Where each thing is in the pictures of whole bikes. */
export const READY_TO_RIDE: OfEach = {
  'nireeka-prime': [
    mark('Bar', [0.612, 0.145, 0.035], [0.82, 0.1]),
    mark('Front axle', [0.713, 0.672, 0.025], [0.82, 0.32]),
    mark('Rear axle', [0.31, 0.57, 0.025], [0.18, 0.2]),
  ],
  'nireeka-homie': [
    mark('Bar', [0.6, 0.15, 0.035], [0.82, 0.1]),
    mark('Front axle', [0.685, 0.67, 0.025], [0.82, 0.32]),
    mark('Rear axle', [0.315, 0.585, 0.025], [0.18, 0.2]),
  ],
  nyx: [
    mark('Bar', [0.615, 0.195, 0.035], [0.84, 0.1]),
    mark('Front axle', [0.708, 0.65, 0.025], [0.82, 0.32]),
    mark('Rear axle', [0.315, 0.585, 0.025], [0.18, 0.2]),
  ],
}

/** Both levers, as they are for whoever rides the bike, which is seen from its front and its right. */
export const LEVERS: OfEach = {
  'nireeka-prime': [
    mark('Left lever', [0.78, 0.335], [0.8, 0.62]),
    mark('Right lever', [0.18, 0.675], [0.26, 0.85]),
  ],
  'nireeka-homie': [
    mark('Left lever', [0.77, 0.27], [0.8, 0.52]),
    mark('Right lever', [0.22, 0.54], [0.33, 0.75]),
  ],
  nyx: [mark('Left lever', [0.8, 0.4], [0.8, 0.68]), mark('Right lever', [0.28, 0.735], [0.26, 0.87])],
}

/** The motor between the cranks, seen from the drive side. */
export const NYX_MOTOR = [mark('Motor', [0.625, 0.565, 0.09], [0.85, 0.35])]

export const SHIFTING: OfEach = {
  'nireeka-prime': [
    mark('Cogs', [0.18, 0.42], [0.25, 0.12]),
    mark('Derailleur', [0.165, 0.69, 0.09], [0.42, 0.9]),
  ],
  'nireeka-homie': [
    mark('Cogs', [0.12, 0.38], [0.2, 0.1]),
    mark('Derailleur', [0.14, 0.68, 0.09], [0.42, 0.9]),
  ],
  nyx: [mark('Cogs', [0.12, 0.37], [0.2, 0.1]), mark('Derailleur', [0.14, 0.67, 0.09], [0.42, 0.9])],
}

/** The underside of the frame, which only a bike that is taken apart shows. */
export const SERIAL_NUMBER: OfEach = {
  'nireeka-prime': [mark('Serial number', [0.455, 0.655, 0.025], [0.53, 0.92])],
  'nireeka-homie': [mark('Serial number', [0.467, 0.673, 0.025], [0.53, 0.92])],
  nyx: [mark('Serial number', [0.463, 0.672, 0.025], [0.53, 0.92])],
}

export const LADEN = {
  rack: mark('Rear rack', [0.315, 0.345, 0.065], [0.2, 0.12]),
  basket: mark('Basket', [0.7, 0.29, 0.085], [0.87, 0.08]),
}

export const PRIME_FORK: Marks = [
  mark('Seals', [0.425, 0.415, 0.025], [0.62, 0.15]),
  mark('Rim', [0.7, 0.605], [0.88, 0.3]),
  mark('Spokes', [0.641, 0.68], [0.2, 0.9]),
]

export const NYX_FORK: Marks = [mark('Carbon fork', [0.43, 0.55], [0.68, 0.12])]

export const HOMIE_FORK: Marks = [
  mark('Crown', [0.445, 0.265, 0.06], [0.68, 0.12]),
  mark('Upper leg', [0.495, 0.33], [0.78, 0.29]),
  mark('Lower leg', [0.44, 0.6], [0.2, 0.82]),
]

export const GREEN_BARS: Marks = [mark('Gauge', [0.197, 0.395, 0.045], [0.2, 0.12])]

export const LOCK_AND_KEY: Marks = [
  mark('Lock', [0.605, 0.37, 0.09], [0.84, 0.2]),
  mark('Key', [0.44, 0.63], [0.18, 0.75]),
]

export const PORT_AND_CAP: Marks = [
  mark('Port', [0.29, 0.47, 0.135], [0.58, 0.58]),
  mark('Cap', [0.24, 0.82], [0.55, 0.85]),
]

export const PLUS_AND_MINUS: Marks = [
  mark('Minus', [0.54, 0.22, 0.03], [0.26, 0.12]),
  mark('Plus', [0.607, 0.185, 0.03], [0.86, 0.12]),
]

export const POST_LEVER: Marks = [mark('Lever', [0.65, 0.82, 0.085], [0.87, 0.62])]
export const CLAMP_BOLT: Marks = [mark('Bolt', [0.652, 0.8, 0.075], [0.89, 0.9])]
export const PUMP_GAUGE: Marks = [mark('Gauge', [0.478, 0.845, 0.035], [0.22, 0.75])]
