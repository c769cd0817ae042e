import type { ImgHTMLAttributes } from 'react'

import { classNames } from '../class-names.ts'
import styles from './picture.module.css'
import { loadWhenNear } from './picture-loading.ts'
import { darkPicture, pictureSources } from './picture-sources.ts'
import { preloadPicture } from './preload-picture.ts'
import { mediaOf } from './theme-media.ts'

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
  const dark = darkPicture(src)
  const isAtOnce = isLoadedAtOnce(when)
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
      <picture className={classNames(styles.formats, dark && styles.themed)}>
        {dark && <DarkSources src={dark} {...when} sizes={sizes} />}
        {sources && <BestSource {...sources} {...when} sizes={sizes} />}
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

const isLoadedAtOnce = ({ isPriority, isEager }: When) => isPriority || isEager

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
}

/** The smallest format that there is. The width of wide windows is that of picture.module.css. */
const BestSource = ({ avif, webp, sizes, isPriority, isEager, isEagerWhenWide }: BestSourceProps) => (
  <source
    type={avif && AVIF}
    media={isEagerWhenWide ? '(width >= 60rem)' : undefined}
    {...{ [isPriority || isEager || isEagerWhenWide ? 'srcSet' : 'data-srcset']: avif ?? webp }}
    sizes={sizes}
    suppressHydrationWarning
  />
)

const AVIF = 'image/avif'

/** The picture in the dark studio, in both formats, for the dark theme. */
function DarkSources({ src, sizes, isPriority, isEager }: When & { src: string; sizes: string }) {
  const sources = pictureSources(src)
  const name = isLoadedAtOnce({ isPriority, isEager }) ? 'srcSet' : 'data-srcset'
  return [sources?.avif, sources?.webp].map((files, index) => (
    <source
      key={files}
      data-dark=""
      type={index === 0 ? AVIF : undefined}
      media={mediaOf('dark')}
      {...{ [name]: files }}
      sizes={sizes}
      suppressHydrationWarning
    />
  ))
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
