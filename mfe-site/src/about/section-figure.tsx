import { Picture } from '@nireeka/ui'

import styles from './section-figure.module.css'
import { type PictureLook, sectionPicture } from './section-pictures.ts'

/** As wide as the pictures are shown. */
const SIZES: Record<PictureLook, string> = {
  wide: '(width < 60rem) 66vw, 87rem',
  half: '(width < 60rem) 66vw, 42rem',
  pair: '(width < 60rem) 66vw, 42rem',
}

/** The picture of a section, with what it has to do with it; nothing for a section without one. */
export function SectionFigure({ id }: { id: string }) {
  const picture = sectionPicture(id)
  return picture ? (
    <figure className={styles.figure}>
      <Picture src={picture.src} alt={picture.alt} ratio="3:2" sizes={SIZES[picture.look]} />
      {picture.caption ? <figcaption className={styles.caption}>{picture.caption}</figcaption> : null}
    </figure>
  ) : null
}
