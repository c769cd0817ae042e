const SMALLER_WIDTHS = [640, 960]
const FULL_WIDTH = 1280
/** What a picture over a whole screen comes in besides. */
const LARGE_WIDTHS = [1920]

interface Sources {
  avif: string
  webp: string
}

/** The sizes that every rendered picture has, as an img element wants them. Drawings scale by themselves and have none. */
export function pictureSources(src: string, { isLarge = false } = {}): Sources | undefined {
  if (!src.endsWith('.webp')) return undefined
  const name = src.slice(0, -'.webp'.length)
  const widths = isLarge ? [...SMALLER_WIDTHS, FULL_WIDTH, ...LARGE_WIDTHS] : [...SMALLER_WIDTHS, FULL_WIDTH]
  const sizesOf = (format: 'avif' | 'webp') =>
    widths.map((width) => `${sized(name, width)}.${format} ${width}w`).join(', ')
  return { avif: sizesOf('avif'), webp: sizesOf('webp') }
}

const sized = (name: string, width: number) => (width === FULL_WIDTH ? name : `${name}-${width}`)
