const HOME_PICTURE = '/pictures/social/home.jpg'

interface SharedPicture {
  /** A path of this site. */
  path: string
  type: string
  width: number
  height: number
}

/** The sizes that pictures are drawn in (docs/pictures.md). */
const SOCIAL = { type: 'image/jpeg', width: 1200, height: 630 }
const DRAWN = { type: 'image/webp', width: 1280, height: 800 }

/** What shows a page where its address is shared, with the size that leaves room for it before it has come. */
export function sharedPicture(path: string | null): SharedPicture {
  const shown = path ?? HOME_PICTURE
  return { path: shown, ...(shown.endsWith('.jpg') ? SOCIAL : DRAWN) }
}
