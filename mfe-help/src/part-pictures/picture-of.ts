import { type Mark, mark, type Marks } from '@nireeka/ui/marked-picture'

import { spot } from './spots.ts'

export interface PartPicture {
  src: string
  /** What it shows, as its caption and its alternative text. */
  name: string
  marks?: Marks
}

const spare = (file: string, name: string, ...marks: Mark[]): PartPicture => ({
  src: `/pictures/spares/${file}.webp`,
  name,
  marks,
})

/** Where to lift a bike, and where not. */
const WHOLE_BIKE: PartPicture = {
  src: '/pictures/bikes/nireeka-homie-chalk-side.webp',
  name: 'A Homie: lift it by the frame, not by the fork',
  marks: [mark('Lift here', [0.555, 0.52], [0.47, 0.3]), mark('Not here', [0.695, 0.47], [0.84, 0.22])],
}

/** Magnet and sensor are so close that rings would nearly touch and hide both: each has a dot. */
const SENSOR: PartPicture = {
  ...spot('speed-sensor'),
  marks: [mark('Magnet', [0.467, 0.467], [0.33, 0.15]), mark('Sensor', [0.5375, 0.556], [0.66, 0.86])],
}

const BOTH_PLUGS = [
  mark('To the battery', [0.285, 0.597, 0.05], [0.3, 0.9]),
  mark('To the wall', [0.175, 0.36, 0.06], [0.27, 0.12]),
]

/** As they are on the bike for whoever rides it: each axle points inwards. */
const LEFT_AND_RIGHT: Mark[] = [
  mark('Left', [0.28, 0.6], [0.2, 0.86]),
  mark('Right', [0.74, 0.4], [0.72, 0.14]),
]

/**
 * What a text may be about, the most particular first: "the magnet on the spokes" is about the magnet. All show a Homie
 * or a part alone, so that no article goes from one bike to another.
 */
const PICTURES: ReadonlyArray<[RegExp, PartPicture | null]> = [
  // What is carried is the whole bike, and none of its parts.
  [/\blift the bike\b(?!.*\bframe\b)|\bcarry the bike\b/i, null],
  [/\blift the bike\b/i, WHOLE_BIKE],
  [/look at the gauge|gauge what full|battery below \d+ percent/i, spot('display', 'gauge')],
  [/\bmagnet|speed sensor/i, SENSOR],
  [/\bplus\b|\bminus\b|walk button|button unit/i, spot('buttons', 'unit')],
  [/charge port|charging port|\bport\b/i, spot('charge-port', 'port')],
  [/mains cable|wall socket|from the wall\b/i, spare('mains-cable-eu', 'Mains cable')],
  [/\bplug .*battery.* first/i, spot('charge-port', 'port')],
  [/charge indoors/i, spare('battery-504', 'Battery')],
  [/light on the charger/i, spare('charger', 'Charger', mark('Light', [0.483, 0.262, 0.03], [0.2, 0.1]))],
  [/both plugs/i, spare('charger', 'Charger with both of its plugs', ...BOTH_PLUGS)],
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
  [/\bpedals\b/i, spare('pedals', 'The left and the right pedal', ...LEFT_AND_RIGHT)],
  [/foot on (?:the|a) pedal/i, spare('pedals', 'Pedals')],
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
  [/battery lock|battery key|\bturn the key|take the battery out/i, spot('battery-lock', 'lock')],
  [/\bbattery\b/i, spot('battery', 'door', 'lock')],
  [/\bmotor\b/i, spare('drive-unit', 'Motor')],
  [/\bwheels?\b|\brim\b/i, spare('rear-wheel', 'Rear wheel')],
  [/\bfork\b/i, { src: '/pictures/parts/fork-50.webp', name: 'Fork' }],
]

/** Returns the picture of the part that a text is about; null for a text about none that we have a picture of. */
export const pictureOf = (text: string): PartPicture | null => picturesOf(text)[0] ?? null

/** Returns the pictures of all parts that a text is about, the most particular first. */
export function picturesOf(text: string): PartPicture[] {
  const found = PICTURES.filter(([pattern]) => pattern.test(text)).map(([, picture]) => picture)
  const end = found.indexOf(null)
  return (end < 0 ? found : found.slice(0, end)).filter((picture) => picture !== null)
}
