const SMALL_WIDTH = 640
const FULL_WIDTH = 1280

/** The two sizes that every photograph has. Drawings scale by themselves and have none. */
export const pictureSources = (src: string) =>
  src.endsWith('.webp')
    ? `${src.slice(0, -'.webp'.length)}-${SMALL_WIDTH}.webp ${SMALL_WIDTH}w, ${src} ${FULL_WIDTH}w`
    : undefined
