import { Picture } from '@nireeka/ui'

import { placeOf } from '../part-pictures/place-of.ts'
import { FamilyDrawing } from './family-drawing.tsx'
import styles from './part-page.module.css'
import type { SpareDetails } from './spares.api.ts'

export const PICTURE_SIZES = '(width < 60rem) 100vw, 56rem'

/** The picture of a part; a drawing of its assembly, which says so, where there is none. Below, where it sits. */
export function PartPicture({ part }: { part: SpareDetails }) {
  const { title, image, family } = part
  const place = placeOf(part)
  return (
    <div className={styles.pictures}>
      <figure className={styles.picture}>
        <Picture
          src={image}
          alt={title}
          sizes={PICTURE_SIZES}
          isPriority
          fallback={<FamilyDrawing code={family.code} title={`Drawing: ${family.title}`} />}
        />
        {image ? null : (
          <figcaption className={styles.note}>
            No picture yet. The drawing shows its assembly: {family.title}.
          </figcaption>
        )}
      </figure>
      {place ? (
        <figure className={styles.place}>
          <Picture src={place.src} alt="" sizes="(width < 40rem) 50vw, 20rem" />
          <figcaption>
            <span className={styles.placeTitle}>Where it sits</span>
            <span>{place.name}</span>
          </figcaption>
        </figure>
      ) : null}
    </div>
  )
}
