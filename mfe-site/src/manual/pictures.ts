export interface ChapterPicture {
  src: string
  alt: string
}

/** Each returns a drawn picture of its kind by the name of its file. */
export const spare = (file: string, alt: string): ChapterPicture => ({
  src: `/pictures/spares/${file}.webp`,
  alt,
})
export const spot = (file: string, alt: string): ChapterPicture => ({
  src: `/pictures/spots/${file}.webp`,
  alt,
})
export const bike = (file: string, alt: string): ChapterPicture => ({
  src: `/pictures/bikes/${file}.webp`,
  alt,
})
export const accessory = (file: string, alt: string): ChapterPicture => ({
  src: `/pictures/accessories/${file}.webp`,
  alt,
})
/** A place with a bike in it: "sets/workshop". */
export const scene = (file: string, alt: string): ChapterPicture => ({ src: `/pictures/${file}.webp`, alt })
