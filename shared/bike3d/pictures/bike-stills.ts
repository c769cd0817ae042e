import { BIKES, type BikeSlug } from '../src/configuration/catalogue.ts'
import { COLOUR_SLUGS, SIGNATURE_COLOURS } from '../src/configuration/stills.ts'
import { everythingOn } from '../src/exploded/everything-on.ts'
import { type View, VIEWS } from '../src/studio/views.ts'
import { closeUpsOf } from './close-ups.ts'
import { EXPLODED } from './exploded.ts'
import type { Still } from './still.ts'
import type { PlacedBike } from './subjects.ts'

/** The colours in which each bike is drawn; custom colours are shown with a sample colour. */
export const OFFERED: Record<BikeSlug, number[]> = {
  'nireeka-prime': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  'nireeka-homie': [1, 2, 3, 4, 5, 6, 7, 8],
  nyx: [1, 3, 5, 6, 8, 10],
}

export const BIKE_SAMPLES = 20
/** Fewer than in the light studio, because shadows on a dark floor are hardly seen. */
export const DARK_SAMPLES = 10

const standing = (bike: BikeSlug): PlacedBike => ({ bike, size: 'M', parts: [] })

const ofBike = (bike: BikeSlug, colour: number, view: View) => ({
  subject: { bikes: [standing(bike)] },
  colours: [{ id: colour }],
  view,
  samples: BIKE_SAMPLES,
})

const still = (bike: BikeSlug, colour: number, name: string, view: View): Still => ({
  ...ofBike(bike, colour, view),
  name: `bikes/${bike}-${COLOUR_SLUGS[colour]}-${name}`,
  format: view === VIEWS.front34 && colour === SIGNATURE_COLOURS[bike] ? 'stage' : 'card',
})

/** Ids of custom colours, drawn in a sample colour, which pages about a rider's own colour can't use. */
const NAMED_BY_RIDER = [8, 9]

/**
 * The pictures in the configurator until the live view has loaded and where it can't run; also printed with a build's
 * colour.
 */
const posters: Still[] = BIKES.flatMap((bike) =>
  OFFERED[bike].map((colour) => ({
    ...still(bike, colour, 'front34', VIEWS.front34),
    isOnPaper: !NAMED_BY_RIDER.includes(colour),
  })),
)

const closeUps: Still[] = BIKES.flatMap((bike) =>
  Object.entries({ side: VIEWS.side, rear34: VIEWS.rear34, ...closeUpsOf(bike) }).map(([name, view]) =>
    still(bike, SIGNATURE_COLOURS[bike], name, view),
  ),
)

/** The pictures with hot spots of the spare parts, for where the live view can't run and for print. */
const exploded: Still[] = BIKES.map((bike) => {
  const { colour, ...whole } = everythingOn(bike)
  return {
    name: `bikes/${bike}-exploded`,
    subject: { bikes: [{ ...whole, explode: 1 }] },
    colours: [colour],
    view: EXPLODED,
    format: 'stage',
    samples: BIKE_SAMPLES,
  }
})

/** The Prime with space around it: the page crops it to fit beside or above the title. */
const hero: Still = {
  name: 'hero',
  subject: { bikes: [standing('nireeka-prime')] },
  colours: [{ id: SIGNATURE_COLOURS['nireeka-prime'] }],
  view: { ...VIEWS.front34, zoom: 0.9 },
  format: 'hero',
  samples: BIKE_SAMPLES,
}

/** A bike with everything a family needs for errands. */
const laden: Still = {
  name: 'bikes/nireeka-homie-laden',
  subject: {
    bikes: [{ ...standing('nireeka-homie'), parts: [403, 802, 903, 1002, 2001, 2002, 2003, 2004, 2101] }],
  },
  colours: [{ id: SIGNATURE_COLOURS['nireeka-homie'] }],
  view: VIEWS.front34,
  format: 'card',
  samples: BIKE_SAMPLES,
}

/** The bike on the contact page. */
const contact: Still = {
  ...ofBike('nireeka-homie', SIGNATURE_COLOURS['nireeka-homie'], closeUpsOf('nireeka-homie').cockpit),
  name: 'contact',
  format: 'contact',
}

/** All bikes side by side, the Prime in front. */
const LINE_UP: PlacedBike[] = [
  { ...standing('nireeka-homie'), x: -985, z: 770 },
  { ...standing('nireeka-prime'), x: 250, z: 315 },
  { ...standing('nyx'), x: 985, z: -770 },
]

const social: Still[] = [
  {
    name: 'social/home',
    subject: { bikes: LINE_UP },
    colours: LINE_UP.map(({ bike }) => ({ id: SIGNATURE_COLOURS[bike] })),
    view: { ...VIEWS.front34, elevation: 10, zoom: 1.06 },
    format: 'social',
    samples: BIKE_SAMPLES,
  },
  ...BIKES.map((bike) => ({
    ...ofBike(bike, SIGNATURE_COLOURS[bike], VIEWS.front34),
    name: `social/${bike}`,
    format: 'social' as const,
  })),
]

/** Every picture of a page about bikes, in the order in which each model is built once. */
const onPages: Still[] = [...posters, ...closeUps, ...exploded, laden]

/** Returns the picture of the dark theme, named after the light one. */
export const inTheDark = (light: Still): Still => ({
  ...light,
  name: `${light.name}-dark`,
  samples: DARK_SAMPLES,
  isOnPaper: false,
  isDark: true,
})

/** Every picture of bikes; those of link previews are in the light studio alone. */
export const BIKE_STILLS: Still[] = [
  ...onPages,
  contact,
  ...social,
  hero,
  ...[hero, contact, ...onPages].map(inTheDark),
]
