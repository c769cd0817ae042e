import { ACCESSORIES, type Accessory, type AccessoryColour, pictureName } from '../src/accessories/index.ts'
import type { ColourChoice } from '../src/configuration/configuration.ts'
import type { BikeSlug } from '../src/configuration/catalogue.ts'
import { COLOUR_SLUGS, SIGNATURE_COLOURS } from '../src/configuration/stills.ts'
import { everythingOn } from '../src/exploded/everything-on.ts'
import { PARTS } from '../src/parts/index.ts'
import { SPARES } from '../src/spares/index.ts'
import { type View, VIEWS } from '../src/studio/views.ts'
import { closeUpsOf } from './close-ups.ts'
import { EXPLODED } from './exploded.ts'
import type { PlacedBike, Subject } from './subjects.ts'

/**
 * The format of a picture: `card` for lists, `stage` for large pictures in a page, `hero` up to the largest screens,
 * `contact` in the size that the specification gives (section 9), `social` for link previews.
 */
export type Format = 'card' | 'stage' | 'hero' | 'contact' | 'social'

/** One picture to draw. */
export interface Still {
  /** The path below shared/bike3d/pictures/drawn, without extension. */
  name: string
  subject: Subject
  /** The colours of the bikes in the picture, in their order. */
  colours: ColourChoice[]
  view: View
  format: Format
  samples: number
  /** Set for pictures that are also printed, which get a JPEG as well. */
  isOnPaper?: boolean
  /** Set for pictures in the dark studio, which the dark theme shows in the place of those without it. */
  isDark?: boolean
  /** Set for pictures that are transparent around what they show, to be laid over another one. */
  isLayer?: boolean
}

/** The colours in which each bike is drawn; custom colours are shown with a sample colour. */
export const OFFERED: Record<BikeSlug, number[]> = {
  'nireeka-prime': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  'nireeka-homie': [1, 2, 3, 4, 5, 6, 7, 8],
  nyx: [1, 3, 5, 6, 8, 10],
}

const BIKES = Object.keys(OFFERED) as BikeSlug[]

export const BIKE_SAMPLES = 20
const ITEM_SAMPLES = 12
/** Fewer than in the light studio, because shadows on a dark bike are hardly seen. */
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

/** The bikes in the colours in which they are shown first. */
const DARK_POSTERS = BIKES.map((bike) => `bikes/${bike}-${COLOUR_SLUGS[SIGNATURE_COLOURS[bike]]}-front34`)

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

/**
 * The pictures of the dark theme, named after the light ones. Those that aren't listed are shown in the light studio in
 * both themes.
 */
const dark: Still[] = [hero, ...posters.filter(({ name }) => DARK_POSTERS.includes(name))].map((light) => ({
  ...light,
  name: `${light.name}-dark`,
  samples: DARK_SAMPLES,
  isOnPaper: false,
  isDark: true,
}))

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

/** Returns an accessory in its first colour, and in each of the others. */
const subjectsOf = ({ name, colours }: Accessory): { accessory: string; colour?: AccessoryColour }[] => [
  { accessory: name },
  ...colours.slice(1).map((colour) => ({ accessory: name, colour })),
]

/** The accessory without a picture, which shows that its page works without one. */
const WITHOUT = 'reflector-set'

const accessories: Still[] = ACCESSORIES.filter(({ name }) => name !== WITHOUT).flatMap((accessory) =>
  subjectsOf(accessory).flatMap((subject) =>
    accessory.views.map(({ name: viewName, ...view }) => ({
      name: `accessories/${pictureName(accessory, subject.colour)}-${viewName}`,
      subject,
      colours: [],
      view,
      format: viewName === 'main' ? ('stage' as const) : ('card' as const),
      samples: ITEM_SAMPLES,
    })),
  ),
)

const spares: Still[] = SPARES.map(({ name, view }) => ({
  name: `spares/${name}`,
  subject: { spare: name },
  colours: [],
  view,
  format: 'card',
  samples: ITEM_SAMPLES,
}))

const parts: Still[] = PARTS.map(({ name, view }) => ({
  name: `parts/${name}`,
  subject: { part: name },
  colours: [],
  view,
  format: 'card',
  samples: ITEM_SAMPLES,
}))

/** Every picture of the site, ordered so that each model is built once. */
export const STILLS: Still[] = [
  ...posters,
  ...closeUps,
  ...exploded,
  laden,
  contact,
  ...social,
  hero,
  ...dark,
  ...accessories,
  ...spares,
  ...parts,
]
