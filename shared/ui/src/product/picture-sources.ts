const SMALLER_WIDTHS = [640, 960]
const FULL_WIDTH = 1280

/** The sizes that every photograph has, as the img element wants them. Drawings scale by themselves and have none. */
export function pictureSources(src: string): string | undefined {
  if (!src.endsWith('.webp')) return undefined
  const name = src.slice(0, -'.webp'.length)
  return [...SMALLER_WIDTHS.map((width) => `${name}-${width}.webp ${width}w`), `${src} ${FULL_WIDTH}w`].join(
    ', ',
  )
}
