import { preload } from 'react-dom'

import styles from './picture.module.css'
import { loadWhenNear } from './picture-loading.ts'
import { pictureSources } from './picture-sources.ts'

interface Props {
  src: string
  alt: string
  sizes: string
  /** How it was drawn. */
  shape: { width: number; height: number }
  isPriority: boolean
  onFailed: () => void
}

/** Blurred from a few points until it has come: at once, or when it is near. */
export function PictureImage({ src, alt, sizes, shape, isPriority, onFailed }: Props) {
  const sources = pictureSources(src)
  // React asks early only for a picture without a choice of formats.
  if (isPriority && sources) askEarly(src, sources.avif, sizes)
  const files = { src, srcSet: sources?.webp, sizes: sources && sizes }
  const look = (image: HTMLImageElement | null) => {
    if (!image) return
    // An error that came before the page was hydrated left no event behind.
    if (sources && hasFailed(image)) onFailed()
    loadWhenNear(image)
  }
  return (
    <>
      {sources && <PicturePreview src={sources.preview} />}
      <picture className={styles.formats}>
        {sources && (
          <source type="image/avif" {...(isPriority ? atOnce : whenNear)(sources.avif)} sizes={sizes} />
        )}
        <img
          ref={look}
          className={styles.image}
          {...(isPriority ? { ...files, ...AT_ONCE } : waiting(files))}
          alt={alt}
          {...shape}
          decoding="async"
          onError={onFailed}
          // It may have begun to load before React came.
          suppressHydrationWarning
        />
      </picture>
      {!isPriority && (
        <noscript>
          <img className={styles.plain} {...files} alt={alt} {...shape} />
        </noscript>
      )}
    </>
  )
}

const AT_ONCE = { loading: 'eager', fetchPriority: 'high' } as const

const atOnce = (srcSet: string) => ({ srcSet })
const whenNear = (srcSet: string) => ({ 'data-srcset': srcSet })

const waiting = ({ src, srcSet, sizes }: { src: string; srcSet?: string; sizes?: string }) => ({
  'data-lazy': 'waiting',
  'data-src': src,
  'data-srcset': srcSet,
  sizes,
})

/** One that waits has no address yet, which browsers call complete, too. */
const hasFailed = (image: HTMLImageElement) =>
  image.hasAttribute('src') && image.complete && image.naturalWidth === 0

/** In the server's HTML the edge writes its bytes in place of its address. */
export const PicturePreview = ({ src }: { src: string }) => (
  <img
    className={styles.preview}
    src={src}
    alt=""
    aria-hidden
    width={16}
    height={10}
    loading="lazy"
    suppressHydrationWarning
  />
)

const askEarly = (src: string, imageSrcSet: string, imageSizes: string) =>
  preload(src, { as: 'image', type: 'image/avif', imageSrcSet, imageSizes, fetchPriority: 'high' })
