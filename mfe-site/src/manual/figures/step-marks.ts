import { mark, type Marks } from '@nireeka/ui/marked-picture'

/** The bolts of the stem by the order in which they are tightened, crosswise. */
export const STEM_BOLTS: Marks = [
  mark('1', [0.588, 0.582]),
  mark('2', [0.744, 0.785]),
  mark('3', [0.754, 0.505]),
  mark('4', [0.585, 0.868]),
]

/** As they are on the bike for whoever rides it: each axle points inwards. */
export const BOTH_PEDALS: Marks = [
  mark('Left', [0.28, 0.6], [0.2, 0.86]),
  mark('Right', [0.74, 0.4], [0.72, 0.14]),
]

export const THRU_AXLE_HEAD: Marks = [mark('Turn here', [0.862, 0.77, 0.065], [0.6, 0.9])]

export const BOTH_PLUGS: Marks = [
  mark('1 Battery', [0.285, 0.597, 0.05], [0.2, 0.85]),
  mark('2 Wall', [0.175, 0.36, 0.06], [0.2, 0.12]),
]

export const SMALLEST_COG: Marks = [mark('Smallest cog', [0.565, 0.345], [0.76, 0.1])]
export const WHEEL_AXLE: Marks = [mark('Axle', [0.482, 0.508, 0.03], [0.15, 0.4])]
export const BUTTON_TO_HOLD: Marks = [mark('Plus', [0.607, 0.185, 0.035], [0.86, 0.12])]
