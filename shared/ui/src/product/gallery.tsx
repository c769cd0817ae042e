import { type MouseEvent, useCallback, useId, useRef, useState } from 'react'

import { classNames } from '../class-names.ts'
import { letKeyboardScroll } from '../figures/let-keyboard-scroll.ts'
import styles from './gallery.module.css'
import { Picture, type PictureRatio } from './picture.tsx'

interface Props {
  /** Paths of pictures on this site, the main view first; empty when there are none. */
  pictures: readonly string[]
  /** What the pictures show; a number is added for further views. */
  alt: string
  sizes?: string
  ratio?: PictureRatio
  /** Set for the first gallery of the page: its large picture and its thumbnails are loaded at once. */
  isPriority?: boolean
  /** Set while only the main view is known: the others get the room that they are going to need. */
  isPartial?: boolean
}

/**
 * The views of a product side by side: swiped on a phone, scrolled with the keyboard, chosen with thumbnails. Without
 * JavaScript, thumbnails are links to the views.
 */
export function Gallery({
  pictures,
  alt,
  sizes,
  ratio = '8:5',
  isPriority = false,
  isPartial = false,
}: Props) {
  const id = useId()
  const strip = useRef<HTMLUListElement>(null)
  const hold = useCallback((list: HTMLUListElement) => {
    strip.current = list
    return letKeyboardScroll(list)
  }, [])
  const [shown, setShown] = useState(0)
  if (pictures.length < (isPartial ? 1 : 2))
    return <Picture src={pictures[0] ?? null} alt={alt} sizes={sizes} ratio={ratio} isPriority={isPriority} />

  const look = ({ scrollLeft, clientWidth }: HTMLElement) => setShown(Math.round(scrollLeft / clientWidth))
  const show = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    const list = strip.current
    list?.scrollTo({ left: index * list.clientWidth })
  }
  return (
    <div className={styles.gallery} role="group" aria-label={`Pictures of ${alt}`}>
      <ul className={styles.strip} ref={hold} onScroll={(event) => look(event.currentTarget)}>
        {pictures.map((src, index) => (
          // The index is the key, so that a view stays until that of another choice has loaded in its place.
          <li key={index} id={`${id}-${index}`} className={styles.view}>
            <Picture
              src={src}
              alt={viewName(alt, index)}
              sizes={sizes}
              ratio={ratio}
              isPriority={isPriority && index === 0}
            />
          </li>
        ))}
      </ul>
      <ul className={styles.thumbnails}>
        {pictures.map((src, index) => (
          <li key={src}>
            <a
              className={classNames(styles.thumbnail, index === shown && styles.shown)}
              href={`#${id}-${index}`}
              aria-label={`Show view ${index + 1} of ${pictures.length}`}
              aria-current={index === shown}
              onClick={show(index)}
            >
              <Picture
                src={src}
                alt=""
                // The first thumbnail has the file of the large picture, which is under way.
                sizes={isPriority && index === 0 ? sizes : '6rem'}
                ratio="8:5"
                isEager={isPriority}
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const viewName = (alt: string, index: number) => (index === 0 ? alt : `${alt}, view ${index + 1}`)
