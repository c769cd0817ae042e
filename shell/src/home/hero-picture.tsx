import { Picture } from '@nireeka/ui'

import styles from './hero-picture.module.css'
import type { SectionData } from './section-data.ts'

/** The hero's picture, whose edges fade into the ground. */
export const HeroPicture = ({ image, alt }: Pick<SectionData<'hero'>, 'image' | 'alt'>) => (
  <div className={styles.picture}>
    <Picture src={image} alt={alt} sizes="(width < 60rem) 100vw, 70vw" ratio="4:3" isPriority />
  </div>
)
