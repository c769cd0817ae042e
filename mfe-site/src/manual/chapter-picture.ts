import type { BikeSlug } from './chapter.ts'

export interface ChapterPicture {
  src: string
  alt: string
}

const spot = (file: string, alt: string): ChapterPicture => ({ src: `/pictures/spots/${file}.webp`, alt })

/** The places that chapters are about, on a bike that has them. */
const OF_ALL: Readonly<Record<string, ChapterPicture>> = {
  'before-the-first-ride': spot('stem', 'The stem with its bolts, between handlebar and frame'),
  fitting: spot('seat-clamp', 'The seat clamp, where the seatpost goes into the frame'),
  'battery-and-charging': spot('battery', 'The battery’s door, lock and charge port in the down tube'),
  'display-and-buttons': spot('display', 'The display on the handlebar'),
  'riding-and-assistance': spot('buttons', 'The button unit beside the left grip'),
  brakes: spot('front-brake', 'The front brake’s caliper and disc'),
  shifting: spot('derailleur', 'The rear derailleur, below the cassette'),
  'tyres-and-pressure': spot('valve', 'The front tyre’s valve'),
  'cleaning-and-care': spot('chainring', 'Chainring, crank and chain'),
  'storage-and-transport': spot('kickstand', 'The kickstand, on the left chainstay'),
}

/** Where a bike differs from the others. */
const OF_BIKES: Readonly<Record<BikeSlug, Readonly<Record<string, ChapterPicture>>>> = {
  'nireeka-prime': {
    'riding-and-assistance': spot('prime-motor', 'The motor of a Prime, with chainring and crank'),
    suspension: spot('prime-fork', 'The suspension fork of a Prime'),
  },
  'nireeka-homie': {},
  nyx: {
    'battery-and-charging': spot('nyx-frame', 'The down tube of a Nyx, with the battery inside'),
    brakes: spot('nyx-front-brake', 'The front brake of a Nyx, with four pistons'),
    suspension: spot('nyx-fork', 'The rigid carbon fork of a Nyx'),
  },
}

/** Returns the picture at the head of a bike's chapter; null for a chapter without one. */
export const chapterPicture = (bike: BikeSlug, chapter: string): ChapterPicture | null =>
  OF_BIKES[bike][chapter] ?? OF_ALL[chapter] ?? null
