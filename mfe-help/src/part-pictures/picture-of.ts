import { mark, type Marks } from '@nireeka/ui/marked-picture'

import { spot } from './spots.ts'

export interface PartPicture {
  src: string
  /** What it shows, as its caption and its alternative text. */
  name: string
  marks?: Marks
}

const spare = (file: string, name: string): PartPicture => ({ src: `/pictures/spares/${file}.webp`, name })

/** As they are on the bike for whoever rides it: each axle points inwards. */
const LEFT_AND_RIGHT: Marks = [
  mark('Left', [0.28, 0.6], [0.2, 0.86]),
  mark('Right', [0.74, 0.4], [0.72, 0.14]),
]

/**
 * What a text may be about, the most particular first: "the magnet on the spokes" is about the magnet. All show a Homie
 * or a part alone, so that no article goes from one bike to another.
 */
const PICTURES: ReadonlyArray<[RegExp, PartPicture | null]> = [
  // What is lifted or carried is the whole bike, which no picture shows.
  [/\blift the bike\b|\bcarry the bike\b/i, null],
  [/\bmagnet|speed sensor/i, spot('speed-sensor', 'magnet', 'sensor')],
  [/\bplus\b|\bminus\b|walk button|button unit/i, spot('buttons', 'unit')],
  [/charge port|charging port|\bport\b/i, spot('charge-port', 'port')],
  [/mains cable|wall socket/i, spare('mains-cable-eu', 'Mains cable')],
  [/\bcharger\b|first charge/i, spare('charger', 'Charger')],
  [/thru axles?|front axle/i, spot('front-axle', 'axle')],
  [/brake levers?\b|\blevers?\b/i, spot('brake-lever', 'lever')],
  [/rear brake/i, spot('rear-brake', 'caliper', 'disc')],
  [/\bcalipers?\b|front brake/i, spot('front-brake', 'caliper', 'disc')],
  [/\bpads?\b/i, spare('brake-pads-organic', 'Brake pads')],
  [/\brotors?\b|\bdiscs?\b/i, spare('brake-rotor-180', 'Brake disc')],
  [/\bhoses?\b/i, spare('brake-hose', 'Brake hose')],
  [/\bhanger\b/i, spare('derailleur-hanger-prime', 'Derailleur hanger')],
  [/\bderailleur\b/i, spot('derailleur', 'derailleur')],
  [/\bchain\b/i, spot('chainring', 'chain')],
  [/\bbelt\b/i, spare('belt', 'Belt')],
  [/\bcassette\b|\bcogs?\b/i, spare('cassette', 'Cassette')],
  [/\bcranks?\b/i, spot('chainring', 'crank')],
  [/\bpedals\b/i, { ...spare('pedals', 'The left and the right pedal'), marks: LEFT_AND_RIGHT }],
  [/\bspokes?\b/i, spare('spokes', 'Spokes')],
  [/rear axle/i, spot('rear-axle', 'axle')],
  [/\binflate\b|\bpump\b|\bvalve\b/i, spot('valve', 'valve')],
  [/\btubes?\b/i, spare('tube', 'Inner tube')],
  [/\btyres?\b/i, spare('tyre-city', 'Tyre')],
  [/\bstem\b|\bheadset\b/i, spot('stem', 'stem')],
  [/\bseat ?post\b|seat clamp|saddle height/i, spot('seat-clamp', 'clamp', 'bolt')],
  [/\bsaddle\b/i, spare('saddle-sport', 'Saddle')],
  [/\bdisplay\b/i, spot('display', 'display')],
  [/rear light/i, spare('tail-light', 'Rear light')],
  [/\blights?\b/i, spare('front-light', 'Front light')],
  [/kickstand/i, spot('kickstand', 'kickstand')],
  [/battery lock|battery key|\bturn the key/i, spot('battery-lock', 'lock')],
  [/\bbattery\b/i, spot('battery', 'door', 'lock')],
  [/\bmotor\b/i, spare('drive-unit', 'Motor')],
  [/\bwheels?\b|\brim\b/i, spare('rear-wheel', 'Rear wheel')],
  [/\bfork\b/i, { src: '/pictures/parts/fork-50.webp', name: 'Fork' }],
]

/** Returns the picture of the part that a text is about; null for a text about none that we have a picture of. */
export const pictureOf = (text: string): PartPicture | null =>
  PICTURES.find(([pattern]) => pattern.test(text))?.[1] ?? null
