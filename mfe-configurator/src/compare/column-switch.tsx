import type { BuildRef } from '@nireeka/contracts/bike-build'
import { useId } from 'react'

import { columnNames } from './column-names.ts'
import styles from './column-switch.module.css'
import { useShownBuilds } from './use-shown-build.ts'

interface Props {
  builds: readonly BuildRef[]
  /** Whether the third column is shown at first rather than the second. */
  isThirdFirst: boolean
  /** Called with the index of the column that is shown beside the first. */
  onChoose: (column: number) => void
}

/**
 * Chooses which of the last two columns stands beside the first on a phone, which has room for two. Style sheets show
 * the column, so it works without scripts.
 */
export function ColumnSwitch({ builds, isThirdFirst, onChoose }: Props) {
  const name = useId()
  const found = useShownBuilds(builds)
  const [first = '', ...others] = columnNames(
    found.map((build, index) => (build.status === 'ready' ? build.shown.bike.title : `Bike ${index + 1}`)),
  )
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>Beside {first}</legend>
      <div className={styles.choices}>
        {others.map((title, index) => (
          <label key={title} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              defaultChecked={index === Number(isThirdFirst)}
              data-shows={index + 1}
              onChange={() => onChoose(index + 1)}
            />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
