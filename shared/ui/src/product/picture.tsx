import { type ReactNode, useState } from 'react'

import { classNames } from '../class-names.ts'
import styles from './picture.module.css'
import { PictureFallback } from './picture-fallback.tsx'
import { PictureImage } from './picture-image.tsx'

export type PictureRatio = '1:1' | '4:3' | '8:5' | '3:2' | '21:9'

interface Props {
  /** A path of this site, or null when there is no picture (yet). */
  src: string | null
  /** The alternative text; empty when the text beside the picture says the same. */
  alt: string
  /**
   * The displayed width, as in the img element's `sizes`. For a full-width picture that isn't the first of its page,
   * 66vw is enough on phones: their pixels are finer than the eye can see, and their connections slow.
   */
  sizes?: string
  ratio?: PictureRatio
  /** Set for the first large picture of the page: it is loaded at once instead of near the viewport. */
  isPriority?: boolean
  /** Set for the small pictures on the first screen of a list: they are loaded at once, though not before all else. */
  isEager?: boolean
  /**
   * Set instead for pictures that are on the first screen of wide windows (60rem) alone: those load them at once, and
   * others when they are near.
   */
  isEagerWhenWide?: boolean
  /** What is shown instead of a missing picture; without it the first letter of `alt`, or a bike. */
  fallback?: ReactNode
}

// Class names instead of style attributes, which the content security policy refuses in the server's HTML.
const RATIOS = {
  '1:1': 'square',
  '4:3': 'classic',
  '8:5': 'studio',
  '3:2': 'landscape',
  '21:9': 'panorama',
} as const

/** Size of the contact picture: 1125x750 (specification, section 9). */
const CONTACT_SHAPE = { width: 1125, height: 750 }
const DRAWN_SHAPE = { width: 1280, height: 800 }

/**
 * A product's picture in a box of fixed shape, so that nothing moves when it loads and nothing looks broken when it
 * fails.
 */
export function Picture({
  src,
  alt,
  sizes = '100vw',
  ratio = '8:5',
  fallback = <PictureFallback title={alt} />,
  ...when
}: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={classNames(styles.frame, styles[RATIOS[ratio]])}>
      {src && src !== failed ? (
        <PictureImage
          // The page's large picture stays until the next has loaded; a picture that loads lazily starts anew.
          key={when.isPriority ? 'priority' : src}
          {...{ src, alt, sizes, ...when }}
          shape={ratio === '3:2' ? CONTACT_SHAPE : DRAWN_SHAPE}
          onFailed={() => setFailed(src)}
        />
      ) : (
        fallback
      )}
    </span>
  )
}
