import { MarkedPicture } from '@nireeka/ui/marked-picture'

import { placeOf } from '../part-pictures/place-of.ts'
import styles from './part-page.module.css'
import type { SpareDetails } from './spares.api.ts'

/** Where a part sits on a bike: a close-up in which it is marked, and what that shows; nothing without a close-up. */
export function PartPlace({ part }: { part: SpareDetails }) {
  const place = placeOf(part)
  if (!place) return null
  return (
    <figure className={styles.place}>
      <MarkedPicture src={place.src} alt="" sizes="(width < 60rem) 66vw, 52rem" marks={place.marks} />
      <figcaption>
        <span className={styles.placeTitle}>Where it sits</span>
        <span>{place.name}</span>
      </figcaption>
    </figure>
  )
}
