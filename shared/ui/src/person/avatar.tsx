import { useState } from 'react'

import { classNames } from '../class-names.ts'
import { initials, lookOf } from './avatar-look.ts'
import styles from './avatar.module.css'

interface Props {
  name: string
  /** A path of this site, or null for the initials. */
  picture?: string | null
  size?: 'small' | 'medium' | 'large'
}

/** The size of the picture's box in CSS pixels, also before it has loaded. */
const PICTURE_SIZE = 96

/** A person's picture, or the initials in a colour and shape of the name's own. Decorative: the name is beside it as text. */
export function Avatar({ name, picture = null, size = 'medium' }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const hasPicture = picture !== null && picture !== failed
  // Checks for a picture that failed before hydration and therefore fires no error event any more.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(picture)
  }
  const { tint, shape } = lookOf(name)
  return (
    <span
      className={classNames(styles.avatar, styles[size], !hasPicture && styles.initials)}
      data-tint={tint}
      data-shape={shape}
      aria-hidden="true"
    >
      {hasPicture ? (
        <img
          ref={look}
          className={styles.picture}
          src={picture}
          alt=""
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(picture)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
