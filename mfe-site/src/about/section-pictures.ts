/**
 * How picture and words share the page's width, where it is wide: the words below a wide picture, or beside one of half
 * the width. Two that follow each other as a pair stand side by side, each with its words below.
 */
export type PictureLook = 'wide' | 'half' | 'pair'

interface SectionPicture {
  src: string
  alt: string
  look: PictureLook
  /** What the picture has to do with the words beside it, where it isn't clear by itself. */
  caption?: string
}

const PICTURES: Readonly<Record<string, SectionPicture>> = {
  builder: {
    src: '/pictures/bikes/nireeka-prime-exploded.webp',
    alt: 'A Prime taken apart: frame, wheels, fork, motor, battery, handlebar and saddle side by side',
    look: 'wide',
  },
  repair: {
    src: '/pictures/bikes/nyx-graphite-drivetrain.webp',
    alt: 'Chain, cassette, derailleur and crank of a Nyx',
    look: 'half',
  },
  support: {
    src: '/pictures/spots/display.webp',
    alt: 'The lit display of a Homie between its grips, showing 24 km/h',
    caption: 'If this display shows an error code, support knows what to do.',
    look: 'pair',
  },
  workshop: {
    src: '/pictures/sets/workshop.webp',
    alt: 'A finished Homie in our workshop, with tools on the bench and a wheel on the wall behind it',
    caption: 'A finished Homie at one of our twelve benches.',
    look: 'pair',
  },
}

/** What the section about our bikes shows, each as a link to its page. */
export const BIKES_SECTION = 'bikes'
export const LINE_UP = [
  { slug: 'nireeka-prime', name: 'Prime', src: '/pictures/bikes/nireeka-prime-pine-side.webp' },
  { slug: 'nireeka-homie', name: 'Homie', src: '/pictures/bikes/nireeka-homie-chalk-side.webp' },
  { slug: 'nyx', name: 'Nyx', src: '/pictures/bikes/nyx-graphite-side.webp' },
] as const

/** A ride, for the end of the page. */
export const RIDE = {
  src: '/pictures/outdoors/forest-road.webp',
  alt: 'Drawing of a rider on a red Prime, on a forest road in the morning',
} as const

/** Returns the picture of a section with the id, or null: most sections have none. */
export const sectionPicture = (id: string): SectionPicture | null =>
  Object.hasOwn(PICTURES, id) ? PICTURES[id]! : null
