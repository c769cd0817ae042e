import { type ComponentProps, type SyntheticEvent, useEffect, useRef, useState } from 'react'

import styles from './layered-picture.module.css'
import { Picture } from './picture.tsx'

interface Props extends ComponentProps<typeof Picture> {
  /** Transparent pictures of the same shape, the farthest first. What they show belongs into `alt`. */
  layers: readonly Layer[]
}

interface Layer {
  /** The path of the largest WebP file. */
  src: string
}

/** The picture that has come, the studio it was drawn in, and what lies over it. */
interface Shown {
  src: string
  studio: Studio
  layers: readonly Layer[]
}
type Studio = 'light' | 'dark'

/**
 * A picture with others over it. They are asked for when the picture has come, so that none of them delays it, and in
 * the studio in which it is shown. One that can't be loaded is left out. It isn't a part of `Picture`, because that is in
 * the shell's first script.
 */
export function LayeredPicture({ layers, ...picture }: Props) {
  const { src, sizes = '100vw' } = picture
  const stack = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  // The layers of the picture before stay with it until the next one has come.
  if (shown?.src === src && shown.layers !== layers) setShown({ ...shown, layers })

  useEffect(() => {
    // A picture that has come before hydration, or from the cache, has fired its event already.
    const image = stack.current?.querySelector<HTMLImageElement>(MAIN)
    if (!src || shown?.src === src || !image?.complete || image.naturalWidth === 0) return
    const studio = studioOf(image, src)
    if (studio) setShown({ src, studio, layers })
  }, [src, layers, shown])

  function look({ target }: SyntheticEvent) {
    if (!src || !isMain(target)) return
    const studio = studioOf(target, src)
    if (studio) setShown({ src, studio, layers })
  }

  return (
    <span
      ref={stack}
      className={styles.stack}
      onLoadCapture={look}
      onErrorCapture={({ target }) => void (isMain(target) && setShown(null))}
    >
      <Picture {...picture} />
      {src && shown
        ? shown.layers.map((layer) => (
            <LayerImage key={layer.src} src={layer.src} studio={shown.studio} sizes={sizes} />
          ))
        : null}
    </span>
  )
}

/** The picture itself, neither its preview nor a layer. */
const MAIN = 'img:not([aria-hidden])'

const isMain = (target: EventTarget): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.matches(MAIN)

const ENDING = '.webp'
const DARK = /-dark(-\d+)?\.\w+$/

/** Returns the studio of the file that an image shows; null as long as it shows none of this picture. */
function studioOf({ currentSrc }: HTMLImageElement, src: string): Studio | null {
  if (!currentSrc.includes(src.slice(0, -ENDING.length))) return null
  return DARK.test(currentSrc) ? 'dark' : 'light'
}

interface LayerProps {
  src: string
  studio: Studio
  sizes: string
}

function LayerImage({ src, studio, sizes }: LayerProps) {
  const name = src.slice(0, -ENDING.length) + (studio === 'dark' ? '-dark' : '')
  return (
    <picture className={styles.formats}>
      <source type="image/avif" srcSet={layerFiles(name, 'avif')} sizes={sizes} />
      <img
        className={styles.layer}
        src={name + ENDING}
        srcSet={layerFiles(name, 'webp')}
        sizes={sizes}
        alt=""
        aria-hidden
        width={1280}
        height={800}
        decoding="async"
      />
    </picture>
  )
}

/** Returns the files of a layer: those of a card. `pictureSources` says the same, in the shell's first script. */
export const layerFiles = (name: string, type: 'avif' | 'webp') =>
  `${name}-640.${type} 640w, ${name}-960.${type} 960w, ${name}.${type} 1280w`
