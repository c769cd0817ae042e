import { Button, Dialog, Icon } from '@nireeka/ui'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

import type { LargePicture } from './large-picture.ts'
import styles from './lightbox.module.css'

interface Props {
  pictures: readonly LargePicture[]
  /** The index of the picture that is shown first. */
  first: number
  onClose: () => void
}

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The pictures of a post, large: swiped on a phone, gone through with arrow keys or buttons where there are several. */
export function Lightbox({ pictures, first, onClose }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)
  const begin = useCallback(
    (list: HTMLUListElement | null) => {
      strip.current = list
      if (list) list.scrollLeft = first * list.clientWidth
    },
    [first],
  )
  const { length } = pictures
  const go = (step: number) => {
    const next = Math.min(Math.max(shown + step, 0), length - 1)
    setShown(next)
    if (strip.current) strip.current.scrollLeft = next * strip.current.clientWidth
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(step)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    // Dialogs keep arrow keys from what is around them, so that they are heard on the way in.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
  const look = ({ scrollLeft, clientWidth }: HTMLElement) => {
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth))
  }
  const isOne = length === 1
  const title = isOne ? 'Picture' : `Picture ${shown + 1} of ${length}`
  return (
    <Dialog
      kind="full"
      title={title}
      onClose={onClose}
      actions={
        isOne ? undefined : (
          <>
            <Button tone="secondary" aria-disabled={shown === 0} onClick={() => go(-1)}>
              <Icon name="arrow-left" /> Previous
            </Button>
            <Button tone="secondary" aria-disabled={shown === length - 1} onClick={() => go(1)}>
              Next <Icon name="arrow-right" />
            </Button>
          </>
        )
      }
    >
      {isOne ? null : (
        <output className="visually-hidden" aria-live="polite">
          {`${title}: ${pictures[shown]?.alt ?? ''}`}
        </output>
      )}
      <ul ref={begin} className={styles.strip} onScroll={(event) => look(event.currentTarget)}>
        {pictures.map(({ alt, ...picture }, index) => (
          <li key={index} className={styles.view}>
            <figure className={styles.figure}>
              <img {...picture} className={styles.picture} alt={alt} loading="lazy" />
              {alt ? (
                // A screen reader reads these words as the picture's.
                <figcaption className={styles.words} dir="auto" aria-hidden="true">
                  {alt}
                </figcaption>
              ) : null}
            </figure>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
