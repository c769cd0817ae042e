interface SectionPicture {
  src: string
  alt: string
  /** Set for a picture from edge to edge, above the section. */
  isWide?: boolean
  /** What the picture has to do with the words beside it, where it isn't clear by itself. */
  caption?: string
}

const PICTURES: Readonly<Record<string, SectionPicture>> = {
  bikes: {
    src: '/pictures/outdoors/forest-road.webp',
    alt: 'Drawing of a rider on a Prime, on a road through a forest in the morning',
    isWide: true,
  },
  builder: {
    src: '/pictures/bikes/nireeka-prime-exploded.webp',
    alt: 'A Prime taken apart: frame, wheels, fork, motor, battery, handlebar and saddle side by side',
  },
  repair: {
    src: '/pictures/bikes/nyx-graphite-drivetrain.webp',
    alt: 'Chain, cassette, derailleur and crank of a Nyx',
  },
  support: {
    src: '/pictures/spots/display.webp',
    alt: 'The lit display of a Homie between its grips, showing 24 km/h',
    caption: 'If this display shows an error code, support knows what to do.',
  },
  workshop: {
    src: '/pictures/sets/workshop.webp',
    alt: 'A finished Homie in our workshop, with tools on the bench and a wheel on the wall behind it',
    caption: 'A finished Homie at one of our twelve benches.',
  },
}

/** Returns the picture of a section with the id, or null: most sections have none. */
export const sectionPicture = (id: string): SectionPicture | null =>
  Object.hasOwn(PICTURES, id) ? PICTURES[id]! : null
