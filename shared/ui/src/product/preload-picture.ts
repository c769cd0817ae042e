import { preload } from 'react-dom'

import { darkPicture, pictureSources } from './picture-sources.ts'
import { mediaOf } from './theme-media.ts'

/**
 * Requests a picture before it is rendered, in the size and format that the browser will choose then. `sizes` must be
 * those of the picture itself. Does nothing for drawings, which are small.
 */
export function preloadPicture(src: string | null, sizes: string) {
  const dark = src ? darkPicture(src) : undefined
  if (src) preloadIn(src, sizes, dark && mediaOf('light'))
  if (dark) preloadIn(dark, sizes, mediaOf('dark'))
}

function preloadIn(src: string, sizes: string, media?: string) {
  const sources = pictureSources(src)
  if (!sources) return
  preload(src, {
    as: 'image',
    type: sources.avif ? 'image/avif' : 'image/webp',
    imageSrcSet: sources.avif ?? sources.webp,
    imageSizes: sizes,
    media,
    fetchPriority: 'high',
  })
}
