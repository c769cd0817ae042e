import { mark, type Marks } from '@nireeka/ui/marked-picture'

/** Where each thing is in the pictures of parts alone. */
export const TWO_PADS: Marks = [mark('Two pads', [0.5, 0.255, 0.1], [0.24, 0.08])]

export const WHOLE_BRAKE: Marks = [
  mark('Lever', [0.6, 0.86], [0.86, 0.78]),
  mark('Hose', [0.3, 0.19], [0.55, 0.1]),
  mark('Caliper', [0.8, 0.42, 0.13], [0.82, 0.08]),
]

/** One pad shows its friction material, the other its plate from behind. */
export const ORGANIC_PADS: Marks = [
  mark('Friction material', [0.33, 0.4], [0.26, 0.08]),
  mark('Plate', [0.64, 0.46], [0.88, 0.22]),
]

export const FOUR_PISTON_PADS: Marks = [
  mark('Friction material', [0.3, 0.49], [0.26, 0.92]),
  mark('Plate', [0.62, 0.54], [0.89, 0.4]),
]

export const OUTER_RING: Marks = [mark('Outer ring', [0.5, 0.83], [0.8, 0.92])]

/** The bolts of the plate by the order in which they are tightened, crosswise. */
export const CROSSWISE: Marks = [
  mark('1', [0.247, 0.363]),
  mark('2', [0.683, 0.49]),
  mark('3', [0.627, 0.313]),
  mark('4', [0.264, 0.555]),
]

export const TREAD = {
  trail: [mark('Middle', [0.722, 0.5], [0.87, 0.3])],
  city: [mark('Middle', [0.728, 0.5], [0.87, 0.3])],
  slick: [mark('Middle', [0.726, 0.5], [0.87, 0.3])],
} satisfies Record<string, Marks>

export const BATTERY_CONTACTS: Marks = [mark('Contacts', [0.905, 0.585, 0.045], [0.8, 0.2])]
export const OPEN_CONTACTS: Marks = [mark('Contacts', [0.855, 0.74, 0.085], [0.8, 0.25])]

export const PLUG_CONTACTS: Marks = [mark('Contacts', [0.66, 0.32, 0.18], [0.24, 0.85])]

export const MARK_AND_MAGNET: Marks = [
  mark('Magnet', [0.575, 0.565, 0.07], [0.82, 0.38]),
  mark('Sensor’s mark', [0.472, 0.71, 0.035], [0.24, 0.92]),
]
