import { Picture } from '@nireeka/ui'

import styles from './entry-bike.module.css'

/** A whole bike beside an entry page's form. Wall and floor go on above and below its picture. */
export const EntryBike = ({ src }: { src: string }) => (
  <div className={styles.ground}>
    <Picture src={src} alt="" sizes="69vw" isEagerWhenWide />
  </div>
)
