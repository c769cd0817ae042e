import { Link } from '@nireeka/kit/router'
import { ChipLink, ChipList } from '@nireeka/ui'

import type { ManualBike } from './bikes.ts'
import styles from './manual.module.css'
import { chapterWith } from './manual.ts'
import { chapterPath } from './manual-path.ts'

/** The sections that are looked up most often, of those that every bike has. */
export const SOUGHT: ReadonlyArray<readonly [section: string, label: string]> = [
  ['charging', 'Charge the battery'],
  ['tyre-pressure', 'Tyre pressure'],
  ['reading-a-code', 'Error codes'],
  ['torques', 'Torques'],
  ['puncture', 'Fix a puncture'],
  ['pair-the-app', 'Pair the app'],
]

export const OftenSought = ({ bike }: { bike: ManualBike }) => (
  <nav className={styles.sought} aria-labelledby="often-sought">
    <p id="often-sought" className={styles.label}>
      Often looked up
    </p>
    <ChipList>
      {SOUGHT.flatMap(([id, label]) => {
        const chapter = chapterWith(id)
        if (!chapter) return []
        return <ChipLink key={id} link={<Link to={chapterPath(bike.slug, chapter.id, id)} />} label={label} />
      })}
    </ChipList>
  </nav>
)
