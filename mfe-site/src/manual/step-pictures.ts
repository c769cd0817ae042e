import { accessory, type ChapterPicture, spare } from './pictures.ts'

/** By section, the pictures of its steps, of parts that look the same on every bike. */
const OF_SECTIONS: Readonly<Record<string, ReadonlyArray<ChapterPicture | null>>> = {
  unpacking: [
    null,
    null,
    spare('stem', 'A stem with its bolts'),
    spare('pedals', 'Two pedals'),
    spare('thru-axle', 'A thru axle'),
    accessory('floor-pump-main', 'A floor pump'),
  ],
  charging: [null, spare('charger', 'The charger with both of its plugs')],
  'pair-the-app': [spare('button-remote', 'The button unit'), null, spare('display-small', 'The display')],
  puncture: [
    spare('cassette', 'A cassette, with its smallest cog outside'),
    spare('thru-axle', 'A thru axle'),
    spare('tube', 'An inner tube'),
    spare('front-wheel', 'A front wheel'),
  ],
}

/** Returns the pictures of a section's steps, by their place; none for a section without any. */
export const stepPictures = (section: string) => OF_SECTIONS[section] ?? []
