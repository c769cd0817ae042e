import { CLOSE_UPS, type Mark } from '@nireeka/ui/marked-picture'

/** The places on a bike that have a close-up, with what each shows. */
const SPOTS = {
  battery: 'The battery’s door, lock and charge port in the down tube',
  'battery-lock': 'The battery’s lock, on the left of the down tube',
  'brake-lever': 'The right grip and its brake lever',
  buttons: 'The button unit beside the left grip',
  chainring: 'Chainring, crank and chain',
  'charge-port': 'The cap of the charge port, above the motor',
  derailleur: 'The rear derailleur, below the cassette',
  display: 'The display on the handlebar',
  'front-axle': 'The end of the front axle, at the fork',
  'front-brake': 'The front brake’s caliper and disc',
  'homie-belt': 'The belt, from the crank to the rear wheel',
  kickstand: 'The kickstand, on the left chainstay',
  'prime-motor': 'The motor, between the cranks',
  'rear-axle': 'The end of the rear axle, at the frame',
  'rear-brake': 'The rear brake’s caliper and disc',
  'seat-clamp': 'The seat clamp, where the seatpost goes into the frame',
  'speed-sensor': 'The speed sensor on the chainstay, and the magnet on a spoke',
  stem: 'The stem, between handlebar and frame',
  valve: 'The front tyre’s valve',
} as const

export type Spot = keyof typeof SPOTS

/** What can be marked in the close-up of a place. */
export type PartAt<Name extends Spot> = keyof (typeof CLOSE_UPS)[Name]

export interface CloseUp {
  src: string
  name: string
  marks: Mark[]
}

/** Returns the close-up of a place, with its caption and alternative text, in which the named parts are marked. */
export const spot = <Name extends Spot>(name: Name, ...parts: Array<PartAt<Name>>): CloseUp => ({
  src: `/pictures/spots/${name}.webp`,
  name: SPOTS[name],
  marks: parts.map((part) => CLOSE_UPS[name][part] as Mark),
})
