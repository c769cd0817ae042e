import styles from './picture.module.css'
import { loadWhenNear } from './picture-loading.ts'
import { pictureSources } from './picture-sources.ts'
import { preloadPicture } from './preload-picture.ts'

interface Props {
  src: string
  alt: string
  sizes: string
  /** The file's width and height in pixels. */
  shape: { width: number; height: number }
  isPriority: boolean
  isEager: boolean | undefined
  onFailed: () => void
}

/** A picture with a blurred preview until it has loaded: at once, or when it is near the viewport. */
export function PictureImage({ src, alt, sizes, shape, isPriority, isEager, onFailed }: Props) {
  const sources = pictureSources(src)
  const isAtOnce = isPriority || isEager
  // Preloads the picture explicitly: React does so only for pictures without a choice of formats.
  if (isPriority) preloadPicture(src, sizes)
  const files = { src, srcSet: sources?.webp, sizes: sources && sizes }
  const look = (image: HTMLImageElement | null) => {
    if (!image) return
    // A picture that failed before hydration fires no error event any more.
    if (sources && hasFailed(image)) onFailed()
    loadWhenNear(image)
  }
  return (
    <>
      {sources && <PicturePreview src={sources.preview} />}
      <picture className={styles.formats}>
        <AvifSource srcSet={sources?.avif} sizes={sizes} isAtOnce={isAtOnce} />
        <img
          ref={look}
          className={styles.image}
          {...(isAtOnce ? { ...files, ...atOnce(isPriority) } : waiting(files))}
          alt={alt}
          {...shape}
          decoding="async"
          onError={onFailed}
          // The picture may have started to load before hydration, which changes its attributes.
          suppressHydrationWarning
        />
      </picture>
      {!isAtOnce && (
        <noscript>
          <img className={styles.plain} {...files} alt={alt} {...shape} />
        </noscript>
      )}
    </>
  )
}

/** The files of the smaller format, where there are any. */
const AvifSource = ({
  srcSet,
  sizes,
  isAtOnce,
}: {
  srcSet?: string
  sizes: string
  isAtOnce: boolean | undefined
}) =>
  srcSet ? (
    <source type="image/avif" {...{ [isAtOnce ? 'srcSet' : 'data-srcset']: srcSet }} sizes={sizes} />
  ) : null

const atOnce = (isPriority: boolean) =>
  ({ loading: 'eager', fetchPriority: isPriority ? 'high' : undefined }) as const

const waiting = ({ src, srcSet, sizes }: { src: string; srcSet?: string; sizes?: string }) => ({
  'data-lazy': 'waiting',
  'data-src': src,
  'data-srcset': srcSet,
  sizes,
})

/**
 * Returns whether a picture has failed. A picture that isn't requested yet has no address, and browsers call it
 * complete, too.
 */
const hasFailed = (image: HTMLImageElement) =>
  image.hasAttribute('src') && image.complete && image.naturalWidth === 0

/** The preview picture; in the server's HTML the edge replaces its address by its bytes. */
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
