import styles from './picture.module.css'
import { loadWhenNear } from './picture-loading.ts'
import { pictureSources } from './picture-sources.ts'
import { preloadPicture } from './preload-picture.ts'

/** When a picture is loaded: before all others, at once, at once in a wide window alone, or when it is near. */
export type Start = 'first' | 'at once' | 'when wide' | 'near'

interface Props {
  src: string
  alt: string
  sizes: string
  /** The file's width and height in pixels. */
  shape: { width: number; height: number }
  start: Start
  onFailed: () => void
}

/** A picture with a blurred preview until it has loaded: at once, or when it is near the viewport. */
export function PictureImage({ src, alt, sizes, shape, start, onFailed }: Props) {
  const sources = pictureSources(src)
  const isAtOnce = start === 'first' || start === 'at once'
  // Preloads the picture explicitly: React does so only for pictures without a choice of formats.
  if (start === 'first') preloadPicture(src, sizes)
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
        {sources && <BestSource {...sources} {...{ sizes, start }} />}
        <img
          ref={look}
          className={styles.image}
          {...(isAtOnce ? { ...files, ...atOnce(start) } : waiting(files))}
          alt={alt}
          {...shape}
          decoding="async"
          onError={onFailed}
          // The picture may have started to load before hydration, which changes attributes here and of the source.
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

interface BestSourceProps {
  avif: string | undefined
  webp: string
  sizes: string
  start: Start
}

/** The smallest format that there is. The width of wide windows is that of picture.module.css. */
const BestSource = ({ avif, webp, sizes, start }: BestSourceProps) => (
  <source
    type={avif && AVIF}
    media={start === 'when wide' ? '(width >= 60rem)' : undefined}
    {...{ [start === 'near' ? 'data-srcset' : 'srcSet']: avif ?? webp }}
    sizes={sizes}
    suppressHydrationWarning
  />
)

const AVIF = 'image/avif'

const atOnce = (start: Start) =>
  ({ loading: 'eager', fetchPriority: start === 'first' ? 'high' : undefined }) as const

const waiting = ({ src, srcSet, sizes }: { src: string; srcSet?: string; sizes?: string }) => ({
  'data-lazy': 'waiting',
  'data-src': src,
  'data-srcset': srcSet,
  sizes,
})

/** Returns whether a requested picture has failed. Browsers call one that isn't requested yet complete, too. */
const hasFailed = ({ currentSrc, complete, naturalWidth }: HTMLImageElement) =>
  currentSrc && complete && naturalWidth === 0

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
