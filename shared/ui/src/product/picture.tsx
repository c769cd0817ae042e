import { useState } from 'react'
import { preload } from 'react-dom'

import { classNames } from '../class-names.ts'
import styles from './picture.module.css'
import { PictureFallback } from './picture-fallback.tsx'
import { pictureSources } from './picture-sources.ts'

export type PictureRatio = '1:1' | '4:3' | '8:5' | '16:9' | '21:9'

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
  /** It may fill a large screen: there is a file for that. */
  isLarge?: boolean
}

// Class names, since a style attribute in the server's HTML is refused by the content security policy.
const RATIOS = {
  '1:1': 'square',
  '4:3': 'classic',
  '8:5': 'studio',
  '16:9': 'wide',
  '21:9': 'panorama',
} as const

/** A product's picture in a box of fixed shape: nothing moves when it comes, nothing looks broken when it doesn't. */
export function Picture({ src, ratio = '8:5', ...rest }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={classNames(styles.frame, styles[RATIOS[ratio]])}>
      {src && src !== failed ? (
        <Image src={src} {...rest} onFailed={() => setFailed(src)} />
      ) : (
        <PictureFallback title={rest.alt} />
      )}
    </span>
  )
}

const AT_ONCE = { loading: 'eager', fetchPriority: 'high' } as const
const WHEN_NEAR = { loading: 'lazy', fetchPriority: 'auto' } as const

interface ImageProps extends Omit<Props, 'ratio'> {
  src: string
  onFailed: () => void
}

function Image({ src, alt, sizes = '100vw', isPriority = false, isLarge = false, onFailed }: ImageProps) {
  const sources = pictureSources(src, { isLarge })
  // React asks early only for a picture without a choice of formats.
  if (isPriority && sources) askEarly(src, sources.avif, sizes)
  // An error that came before the page was hydrated left no event behind.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && sources) onFailed()
  }
  return (
    <picture className={styles.formats}>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        ref={look}
        className={styles.image}
        sizes={sources && sizes}
        srcSet={sources?.webp}
        src={src}
        alt={alt}
        width={1280}
        height={800}
        {...(isPriority ? AT_ONCE : WHEN_NEAR)}
        decoding="async"
        onError={onFailed}
      />
    </picture>
  )
}

const askEarly = (src: string, imageSrcSet: string, imageSizes: string) =>
  preload(src, { as: 'image', type: 'image/avif', imageSrcSet, imageSizes, fetchPriority: 'high' })
