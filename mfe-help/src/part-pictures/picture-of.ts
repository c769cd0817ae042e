export interface PartPicture {
  src: string
  /** What it shows. */
  name: string
}

const spare = (file: string, name: string): PartPicture => ({ src: `/pictures/spares/${file}.webp`, name })

/** What a text may be about, the most particular first: "the magnet on the spokes" is about the magnet. */
const PICTURES: ReadonlyArray<[RegExp, PartPicture]> = [
  [/\bmagnet|speed sensor/i, spare('speed-sensor', 'Speed sensor with its magnet')],
  [/\bplus\b|\bminus\b|walk button|button unit/i, spare('button-remote', 'Button unit')],
  [/charge port|charging port|\bport\b/i, spare('charge-port-cap', 'Cap of the charge port')],
  [/mains cable|wall socket/i, spare('mains-cable-eu', 'Mains cable')],
  [/\bcharger\b|first charge/i, spare('charger', 'Charger')],
  [/brake levers?\b|\blevers?\b/i, spare('brake-lever', 'Brake lever')],
  [/\bpads?\b/i, spare('brake-pads-organic', 'Brake pads')],
  [/\brotors?\b|\bdiscs?\b/i, spare('brake-rotor-180', 'Brake disc')],
  [/\bhoses?\b/i, spare('brake-hose', 'Brake hose')],
  [/\bhanger\b/i, spare('derailleur-hanger-prime', 'Derailleur hanger')],
  [/\bderailleur\b/i, spare('derailleur', 'Rear derailleur')],
  [/\bchain\b/i, spare('chain-10', 'Chain')],
  [/\bbelt\b/i, spare('belt', 'Belt')],
  [/\bcassette\b|\bcogs?\b/i, spare('cassette', 'Cassette')],
  [/\bcranks?\b/i, spare('crank-arms', 'Crank arms')],
  [/\bspokes?\b/i, spare('spokes', 'Spokes')],
  [/thru axles?/i, spare('thru-axle', 'Thru axle')],
  [/\binflate\b|\bpump\b/i, { src: '/pictures/accessories/floor-pump-main.webp', name: 'Floor pump' }],
  [/\btubes?\b|\bvalve\b/i, spare('tube', 'Inner tube')],
  [/\btyres?\b/i, spare('tyre-trail', 'Tyre')],
  [/\bstem\b|\bheadset\b/i, spare('stem', 'Stem')],
  [/\bseat ?post\b|saddle height/i, spare('seatpost-prime', 'Seatpost')],
  [/\bsaddle\b/i, spare('saddle-sport', 'Saddle')],
  [/\bdisplay\b/i, spare('display-touch', 'Display')],
  [/rear light/i, spare('tail-light', 'Rear light')],
  [/\blights?\b/i, spare('front-light', 'Front light')],
  [/\bbattery\b/i, spare('battery-672', 'Battery')],
  [/\bmotor\b/i, spare('drive-unit', 'Motor')],
  [/\bwheels?\b|\brim\b/i, spare('rear-wheel', 'Rear wheel')],
  [/by the frame/i, spare('frame-carbon', 'Frame')],
  [/\bfork\b/i, { src: '/pictures/parts/fork-100.webp', name: 'Fork' }],
]

/** Returns the picture of the part that a text is about; null for a text about none that we have a picture of. */
export const pictureOf = (text: string): PartPicture | null =>
  PICTURES.find(([pattern]) => pattern.test(text))?.[1] ?? null
