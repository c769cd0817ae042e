/**
 * The widths that shared/bike3d/pictures renders, in pixels: lists show at most 450 CSS px, a product's stage is 900,
 * a hero fills the largest screen, each also for screens of double density. Neighbouring widths differ by less than
 * half of the smaller one.
 */
const CARD = [640, 960, 1280] as const
const STAGE = [...CARD, 1920] as const
const HERO = [...STAGE, 2560, 3840] as const
/** The widths of the contact picture, whose largest is the specification's (section 9). */
const CONTACT = [640, 960, 1125] as const

/** Widths whose files have no number in their name. */
const FULL_WIDTHS: readonly number[] = [1280, 1125]
const ENDING = '.webp'
/** Where the pictures are that admins have sent, which are WebP alone. */
const SENT = '/api/product-pictures/'

/** The pictures that were drawn in the dark studio, too: all but those outdoors. */
const THEMED = /^\/pictures\/(?!o).+webp$/
/** Accessories' main pictures, exploded bikes, bikes in the colours in which they are shown first, and rides. */
const LARGE =
  /^\/pictures\/(outdoors\/|accessories\/[\w-]+-main$|bikes\/[\w-]*(exploded|(prime-pine|homie-chalk|nyx-graphite)-front34)$)/

const OTHERS: Readonly<Record<string, readonly number[]>> = {
  '/pictures/contact': CONTACT,
  '/pictures/hero': HERO,
}

interface Sources {
  /** Undefined for pictures that were sent. */
  avif: string | undefined
  webp: string
  /** Path of a tiny version of the picture, shown blurred until the picture has loaded. */
  preview: string
}

/**
 * Returns the files of a rendered or sent picture for the attributes of an img element; undefined for SVG drawings, which
 * scale by themselves.
 */
export function pictureSources(src: string): Sources | undefined {
  if (!src.endsWith(ENDING)) return undefined
  const name = src.slice(0, -ENDING.length)
  return {
    avif: name.startsWith(SENT) ? undefined : sizesOf(name, '.avif'),
    webp: sizesOf(name, ENDING),
    preview: `${name}-preview.webp`,
  }
}

/** Returns the AVIF files of the same picture in the dark studio, if there is one. */
export function darkFiles(src: string) {
  return THEMED.test(src) && sizesOf(src.slice(0, -ENDING.length), '.avif', '-dark')
}

const sizesOf = (name: string, ending: string, theme = '') =>
  drawnWidths(name)
    .map((width) => `${sized(name + theme, width)}${ending} ${width}w`)
    .join(', ')

/** Returns the widths for which the picture has a file; others are never requested. */
const drawnWidths = (name: string): readonly number[] => OTHERS[name] ?? (LARGE.test(name) ? STAGE : CARD)

const sized = (name: string, width: number) => (FULL_WIDTHS.includes(width) ? name : `${name}-${width}`)
