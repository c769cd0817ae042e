/**
 * The assemblies of a bike, in the order in which they are listed. In the exploded view, the pieces of an assembly first
 * move away from the bike together.
 */
export const ASSEMBLIES = {
  frame: 'Frame',
  front: 'Front end',
  cockpit: 'Cockpit',
  seat: 'Saddle and seatpost',
  drive: 'Motor and battery',
  rear: 'Rear end',
  carrying: 'Racks, lights and locks',
} as const
export type Assembly = keyof typeof ASSEMBLIES

/**
 * The pieces that a bike's model is made of, each with its name on pages and its assembly. A spare part names those that
 * it is or belongs to; the model (`shared/bike3d`) builds one piece for each name.
 */
export const BIKE_PIECES = {
  frame: { title: 'Frame', assembly: 'frame' },
  headset: { title: 'Headset', assembly: 'frame' },
  fork: { title: 'Fork', assembly: 'front' },
  'front-wheel': { title: 'Front wheel', assembly: 'front' },
  'front-brake': { title: 'Front brake', assembly: 'front' },
  cockpit: { title: 'Handlebar and levers', assembly: 'cockpit' },
  display: { title: 'Display', assembly: 'cockpit' },
  saddle: { title: 'Saddle', assembly: 'seat' },
  seatpost: { title: 'Seatpost', assembly: 'seat' },
  motor: { title: 'Drive unit', assembly: 'drive' },
  battery: { title: 'Battery', assembly: 'drive' },
  'second-battery': { title: 'Second battery', assembly: 'drive' },
  cranks: { title: 'Cranks and pedals', assembly: 'drive' },
  drivetrain: { title: 'Chain or belt, and gears', assembly: 'rear' },
  'rear-wheel': { title: 'Rear wheel', assembly: 'rear' },
  'rear-brake': { title: 'Rear brake', assembly: 'rear' },
  fenders: { title: 'Fenders', assembly: 'carrying' },
  rack: { title: 'Rear rack', assembly: 'carrying' },
  basket: { title: 'Front basket', assembly: 'carrying' },
  kickstand: { title: 'Kickstand', assembly: 'carrying' },
  lights: { title: 'Lights', assembly: 'carrying' },
  'frame-lock': { title: 'Frame lock', assembly: 'carrying' },
  tracker: { title: 'GPS tracker', assembly: 'carrying' },
  alarm: { title: 'Motion alarm', assembly: 'carrying' },
} as const satisfies Record<string, { title: string; assembly: Assembly }>
export type BikePiece = keyof typeof BIKE_PIECES

export const BIKE_PIECE_NAMES = Object.keys(BIKE_PIECES) as [BikePiece, ...BikePiece[]]

export const isBikePiece = (name: string): name is BikePiece => Object.hasOwn(BIKE_PIECES, name)
