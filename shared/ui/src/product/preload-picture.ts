import { preload } from 'react-dom'

import { darkFiles, pictureSources } from './picture-sources.ts'

/**
 * Requests a picture before it is rendered, in the size and format that the browser will choose then. `sizes` must be
 * those of the picture itself. Does nothing for drawings, which are small.
 */
export function preloadPicture(src: string | null, sizes: string) {
  const sources = src ? pictureSources(src) : undefined
  // Of two pictures the browser chooses by itself, because a hint can't know the chosen theme.
  if (!src || !sources || darkFiles(src)) return
  preload(src, {
    as: 'image',
    type: sources.avif ? 'image/avif' : 'image/webp',
    imageSrcSet: sources.avif ?? sources.webp,
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}
