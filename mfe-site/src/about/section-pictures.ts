interface SectionPicture {
  src: string
  alt: string
}

const PICTURES: Readonly<Record<string, SectionPicture>> = {
  bikes: {
    src: '/pictures/sets/hallway.webp',
    alt: 'A Nyx in a hallway, beside a bench with a backpack and a helmet',
  },
  builder: {
    src: '/pictures/bikes/nireeka-prime-exploded.webp',
    alt: 'A Prime taken apart: frame, wheels, fork, motor, battery, handlebar and saddle side by side',
  },
  repair: {
    src: '/pictures/bikes/nyx-graphite-drivetrain.webp',
    alt: 'Chain, cassette, derailleur and crank of a Nyx',
  },
  support: { src: '/pictures/contact.webp', alt: 'The handlebar of a Homie, as its rider sees it' },
}

/** Returns the picture of a section with the id, or null: most sections have none. */
export const sectionPicture = (id: string): SectionPicture | null =>
  Object.hasOwn(PICTURES, id) ? PICTURES[id]! : null
