import { Icon, type IconName, Picture } from '@nireeka/ui'

import type { Part } from '../bike/bike.api.ts'
import styles from './parts.module.css'

/** Icons by slot number, for parts without a picture. */
const SIGNS: Record<number, IconName> = { 12: 'bike', 20: 'plus', 21: 'lock', 22: 'success' }

/** A decorative picture, because the part's title is beside it. */
export const PartPicture = ({ part }: { part: Part }) => (
  <span className={styles.picture}>
    {part.image ? (
      <Picture src={part.image} alt="" sizes="(width < 40rem) 6rem, 10rem" ratio="4:3" />
    ) : (
      <span className={styles.sign}>
        <Icon name={SIGNS[part.slotId] ?? 'settings'} />
      </span>
    )}
  </span>
)
