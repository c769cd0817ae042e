import type { ImgHTMLAttributes } from 'react'

import styles from './picture.module.css'
import { loadWhenNear } from './picture-loading.ts'
import { darkFiles, pictureSources } from './picture-sources.ts'
import { preloadPicture } from './preload-picture.ts'
import { darkMedia } from './theme-media.ts'

/** When a picture is loaded; without any of these, when it is near. */
interface When {
  isPriority?: boolean
  isEager?: boolean
  isEagerWhenWide?: boolean
}

interface Props extends When {
  src: string
  alt: string
  sizes: string
  /** The file's width and height in pixels. */
  shape: { width: number; height: number }
  onFailed: () => void
}

/** A picture with a blurred preview until it has loaded: at once, or when it is near the viewport. */
export function PictureImage({ src, alt, sizes, shape, onFailed, ...when }: Props) {
  const sources = pictureSources(src)
  const isAtOnce = when.isPriority || when.isEager
  const early = { sizes, isEarly: isAtOnce || when.isEagerWhenWide }
  // Preloads the picture explicitly: React does so only for pictures without a choice of formats.
  if (when.isPriority) preloadPicture(src, sizes)
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
        <DarkSource src={src} {...early} />
        {sources && <BestSource {...sources} {...when} {...early} />}
        <img
          ref={look}
          className={styles.image}
          {...(isAtOnce ? { ...files, ...atOnce(when) } : waiting(files))}
          alt={alt}
          {...shape}
          decoding="async"
          onError={onFailed}
          // The picture may have started to load before hydration, which changes attributes here and of the source.
          suppressHydrationWarning
        />
      </picture>
      {!isAtOnce && <PlainPicture {...files} alt={alt} {...shape} />}
    </>
  )
}

/** The picture for readers without scripts. */
const PlainPicture = ({ alt, ...file }: ImgHTMLAttributes<HTMLImageElement>) => (
  <noscript>
    <img className={styles.plain} {...file} alt={alt} />
  </noscript>
)

interface BestSourceProps extends When {
  avif: string | undefined
  webp: string
  sizes: string
  /** Whether it is loaded without waiting for scripts. */
  isEarly?: boolean
}

/** The smallest format that there is. The width of wide windows is that of picture.module.css. */
const BestSource = ({ avif, webp, sizes, isEarly, isEagerWhenWide }: BestSourceProps) => (
  <source
    type={avif && AVIF}
    media={isEagerWhenWide ? '(width >= 60rem)' : undefined}
    {...{ [isEarly ? 'srcSet' : 'data-srcset']: avif ?? webp }}
    sizes={sizes}
    suppressHydrationWarning
  />
)

const AVIF = 'image/avif'

/** The picture in the dark studio, if there is one, for the dark theme. */
function DarkSource({ src, sizes, isEarly }: { src: string; sizes: string; isEarly?: boolean }) {
  const dark = darkFiles(src)
  return (
    dark && (
      <source
        data-dark=""
        type={AVIF}
        media={darkMedia()}
        {...{ [isEarly ? 'srcSet' : 'data-srcset']: dark }}
        sizes={sizes}
        suppressHydrationWarning
      />
    )
  )
}

const atOnce = ({ isPriority }: When) =>
  ({ loading: 'eager', fetchPriority: isPriority ? 'high' : undefined }) as const

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
