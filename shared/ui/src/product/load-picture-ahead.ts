import { darkFiles, pictureSources } from './picture-sources.ts'
import { darkMedia } from './theme-media.ts'

/**
 * Requests the picture of a page that the visitor is about to open, in the size and theme that the page will show it in;
 * `sizes` must be those of the picture there. Does nothing for drawings, which are small. It is no preload hint, because
 * browsers warn of hints that aren't used, and the page may not be opened.
 */
export function loadPictureAhead(src: string | null, sizes: string) {
  const sources = src && pictureSources(src)
  if (!sources) return
  const dark = matchMedia(darkMedia()).matches && darkFiles(src)
  Object.assign(new Image(), {
    fetchPriority: 'high',
    sizes,
    srcset: dark || sources.avif || sources.webp,
  })
}
