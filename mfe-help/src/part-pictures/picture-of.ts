import { spot } from './spots.ts'

/** A part that a ring marks in a picture, in the picture's pixels (1280 by 800). */
export interface Mark {
  label: string
  ring: { x: number; y: number; radius: number }
  /** The middle of the label. */
  at: { x: number; y: number }
}

export interface PartPicture {
  src: string
  /** What it shows, as its caption and its alternative text. */
  name: string
  marks?: readonly Mark[]
}

const spare = (file: string, name: string): PartPicture => ({ src: `/pictures/spares/${file}.webp`, name })

/** Where sensor and magnet are in their picture. */
const SENSOR_AND_MAGNET: readonly Mark[] = [
  { label: 'Magnet', ring: { x: 598, y: 374, radius: 50 }, at: { x: 420, y: 120 } },
  { label: 'Sensor', ring: { x: 688, y: 445, radius: 76 }, at: { x: 850, y: 690 } },
]

/**
 * What a text may be about, the most particular first: "the magnet on the spokes" is about the magnet. All show a Homie
 * or a part alone, so that no article goes from one bike to another.
 */
const PICTURES: ReadonlyArray<[RegExp, PartPicture | null]> = [
  // What is lifted or carried is the whole bike, which no picture shows.
  [/\blift the bike\b|\bcarry the bike\b/i, null],
  [
    /\bmagnet|speed sensor/i,
    {
      ...spot('speed-sensor'),
      marks: SENSOR_AND_MAGNET,
    },
  ],
  [/\bplus\b|\bminus\b|walk button|button unit/i, spot('buttons')],
  [/charge port|charging port|\bport\b/i, spot('charge-port')],
  [/mains cable|wall socket/i, spare('mains-cable-eu', 'Mains cable')],
  [/\bcharger\b|first charge/i, spare('charger', 'Charger')],
  [/thru axles?|front axle/i, spot('front-axle')],
  [/brake levers?\b|\blevers?\b/i, spot('brake-lever')],
  [/rear brake/i, spot('rear-brake')],
  [/\bcalipers?\b|front brake/i, spot('front-brake')],
  [/\bpads?\b/i, spare('brake-pads-organic', 'Brake pads')],
  [/\brotors?\b|\bdiscs?\b/i, spare('brake-rotor-180', 'Brake disc')],
  [/\bhoses?\b/i, spare('brake-hose', 'Brake hose')],
  [/\bhanger\b/i, spare('derailleur-hanger-prime', 'Derailleur hanger')],
  [/\bderailleur\b/i, spot('derailleur')],
  [/\bchain\b/i, spot('chainring')],
  [/\bbelt\b/i, spare('belt', 'Belt')],
  [/\bcassette\b|\bcogs?\b/i, spare('cassette', 'Cassette')],
  [/\bcranks?\b/i, spot('chainring')],
  [/\bpedals\b/i, spare('pedals', 'Pedals')],
  [/\bspokes?\b/i, spare('spokes', 'Spokes')],
  [/rear axle/i, spot('rear-axle')],
  [/\binflate\b|\bpump\b|\bvalve\b/i, spot('valve')],
  [/\btubes?\b/i, spare('tube', 'Inner tube')],
  [/\btyres?\b/i, spare('tyre-city', 'Tyre')],
  [/\bstem\b|\bheadset\b/i, spot('stem')],
  [/\bseat ?post\b|seat clamp|saddle height/i, spot('seat-clamp')],
  [/\bsaddle\b/i, spare('saddle-sport', 'Saddle')],
  [/\bdisplay\b/i, spot('display')],
  [/rear light/i, spare('tail-light', 'Rear light')],
  [/\blights?\b/i, spare('front-light', 'Front light')],
  [/kickstand/i, spot('kickstand')],
  [/battery lock|battery key|\bturn the key/i, spot('battery-lock')],
  [/\bbattery\b/i, spot('battery')],
  [/\bmotor\b/i, spare('drive-unit', 'Motor')],
  [/\bwheels?\b|\brim\b/i, spare('rear-wheel', 'Rear wheel')],
  [/\bfork\b/i, { src: '/pictures/parts/fork-50.webp', name: 'Fork' }],
]

/** Returns the picture of the part that a text is about; null for a text about none that we have a picture of. */
export const pictureOf = (text: string): PartPicture | null =>
  PICTURES.find(([pattern]) => pattern.test(text))?.[1] ?? null
