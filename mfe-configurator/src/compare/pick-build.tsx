import { comparePath } from '@nireeka/contracts/bike-build'

import { BuildChoices } from './build-choices.tsx'
import { type Columns, ORDINALS } from './compare-address.ts'
import styles from './compare.module.css'

/** A column that shows no build yet, with what it can show. */
export const PickBuild = ({ columns, index }: { columns: Columns; index: number }) => (
  <section className={styles.head} aria-labelledby={`pick-${index}`}>
    <h2 id={`pick-${index}`} className={styles.name}>
      Pick the {ORDINALS[index]?.toLowerCase()} build
    </h2>
    <BuildChoices pathWith={(chosen) => comparePath(columns.with(index, chosen))} />
  </section>
)
