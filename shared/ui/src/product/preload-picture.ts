import { preload } from 'react-dom'

import { darkFiles, pictureSources } from './picture-sources.ts'
import { darkMedia } from './theme-media.ts'

/**
 * Requests a picture before it is rendered, in the size and format that the browser will choose then. `sizes` must be
 * those of the picture itself. Does nothing for drawings, which are small; nor on the server for a picture with a dark
 * one, because there the chosen theme is unknown.
 */
export function preloadPicture(src: string | null, sizes: string) {
  const sources = src && pictureSources(src)
  if (!sources) return
  const dark = darkFiles(src)
  if (dark && typeof matchMedia !== 'function') return
  preload(src, {
    as: 'image',
    type: sources.avif && 'image/avif',
    imageSrcSet: (dark && matchMedia(darkMedia()).matches && dark) || sources.avif || sources.webp,
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}
