import { Picture } from '@nireeka/ui'

import { FamilyDrawing } from './family-drawing.tsx'
import styles from './part-page.module.css'
import { PICTURE_SIZES } from './picture-sizes.ts'
import type { SpareDetails } from './spares.api.ts'

/** The picture of a part; a drawing of its assembly, which says so, where there is none. */
export function PartPicture({ part }: { part: SpareDetails }) {
  const { title, image, family } = part
  return (
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
  )
}
