/**
 * What is drawn, by shared/bike3d/pictures: a list shows nothing wider than 450 px, a product's stage is 900 px, a hero
 * fills the largest screen, each on a screen with twice the points. Between two files lies less than half of the smaller.
 */
const CARD = [640, 960, 1280] as const
const STAGE = [...CARD, 1920] as const
const HERO = [...STAGE, 2560, 3840] as const
/** The specification's size (section 9). */
const CONTACT = [640, 960, 1125] as const

/** These have no number in their file's name. */
const FULL_WIDTHS: readonly number[] = [1280, 1125]
const ENDING = '.webp'

const OTHERS = [
  [/^\/pictures\/contact$/, CONTACT],
  [/^\/pictures\/hero$/, HERO],
  [/^\/pictures\/accessories\/[\w-]+-main$/, STAGE],
  [/^\/pictures\/bikes\/(nireeka-prime-pine|nireeka-homie-chalk|nyx-graphite)-front34$/, STAGE],
] as const

interface Sources {
  avif: string
  webp: string
  /** A few points of the picture: what is seen until it has come. */
  preview: string
}

/** The files that a rendered picture has, as an img element wants them. Drawings scale by themselves and have none. */
export function pictureSources(src: string): Sources | undefined {
  if (!src.endsWith(ENDING)) return undefined
  const name = src.slice(0, -ENDING.length)
  const sizesOf = (type: 'avif' | 'webp') =>
    drawnWidths(name)
      .map((width) => `${sized(name, width)}.${type} ${width}w`)
      .join(', ')
  return { avif: sizesOf('avif'), webp: sizesOf('webp'), preview: `${name}-preview.webp` }
}

/** A width that was not drawn is never asked for. */
const drawnWidths = (name: string): readonly number[] =>
  OTHERS.find(([pattern]) => pattern.test(name))?.[1] ?? CARD

const sized = (name: string, width: number) => (FULL_WIDTHS.includes(width) ? name : `${name}-${width}`)
