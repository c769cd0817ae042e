import { useState } from 'react'

import { classNames } from '../class-names.ts'
import styles from './picture.module.css'
import { PictureFallback } from './picture-fallback.tsx'
import { PictureImage } from './picture-image.tsx'

export type PictureRatio = '1:1' | '4:3' | '8:5' | '3:2' | '16:9' | '21:9'

interface Props {
  /** A path of this site, or null when there is no picture (yet). */
  src: string | null
  /** Empty when the text beside it says the same. */
  alt: string
  /**
   * How wide it is shown, as in the img element. On phones, 66vw is enough for a picture over the whole width that isn't
   * the page's first: their screens have more points than an eye sees, and their lines are slow.
   */
  sizes?: string
  ratio?: PictureRatio
  /** The page's first big picture: fetched at once instead of when it comes near. */
  isPriority?: boolean
}

// Class names, since a style attribute in the server's HTML is refused by the content security policy.
const RATIOS = {
  '1:1': 'square',
  '4:3': 'classic',
  '8:5': 'studio',
  '3:2': 'landscape',
  '16:9': 'wide',
  '21:9': 'panorama',
} as const

/** Specification, section 9: contact picture 1125x750. */
const CONTACT_SHAPE = { width: 1125, height: 750 }
const DRAWN_SHAPE = { width: 1280, height: 800 }

/** A product's picture in a box of fixed shape: nothing moves when it comes, nothing looks broken when it doesn't. */
export function Picture({ src, alt, sizes = '100vw', ratio = '8:5', isPriority = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={classNames(styles.frame, styles[RATIOS[ratio]])}>
      {src && src !== failed ? (
        <PictureImage
          // The page's big picture stays until the next one has come; one that waits begins anew.
          key={isPriority ? 'priority' : src}
          {...{ src, alt, sizes, isPriority }}
          shape={ratio === '3:2' ? CONTACT_SHAPE : DRAWN_SHAPE}
          onFailed={() => setFailed(src)}
        />
      ) : (
        <PictureFallback title={alt} />
      )}
    </span>
  )
}
