const HOME_PICTURE = '/pictures/social/home.jpg'

interface SharedPicture {
  /** The picture's path on this site. */
  path: string
  type: string
  width: number
  height: number
}

/** The type and the size in pixels of social-media pictures (docs/pictures.md). */
const SOCIAL = { type: 'image/jpeg', width: 1200, height: 630 }
const DRAWN = { type: 'image/webp', width: 1280, height: 800 }

/**
 * Returns the picture for previews of a shared page, with its size so that previews reserve the space before it loads.
 */
export function sharedPicture(path: string | null): SharedPicture {
  const shown = path ?? HOME_PICTURE
  return { path: shown, ...(shown.endsWith('.jpg') ? SOCIAL : DRAWN) }
}
