interface WorkPicture {
  src: string
  alt: string
}

const spare = (file: string, alt: string): WorkPicture => ({ src: `/pictures/spares/${file}.webp`, alt })

/** By the role of those who work on it; we have no photographs of people, and invent none. */
const PICTURES: Readonly<Record<string, WorkPicture>> = {
  'founder and frame designer': spare('frame-nyx', 'A frame'),
  'head of support': { src: '/pictures/spots/display.webp', alt: 'A display on a handlebar' },
  'bike builder': spare('stem', 'A stem with its bolts'),
  'test rider': { src: '/pictures/accessories/trail-helmet-main.webp', alt: 'A helmet' },
  'motors and batteries': spare('drive-unit', 'A motor'),
  'spare parts': spare('cassette', 'A cassette'),
}

/** Returns a picture of what a person with this role works on; null for a role without one. */
export const workPicture = (role: string): WorkPicture | null =>
  Object.hasOwn(PICTURES, role) ? PICTURES[role]! : null
