import { comparePath } from '@nireeka/contracts/bike-build'
import { Icon } from '@nireeka/ui'
import { useEffect, useRef } from 'react'

import { BuildChoices } from './build-choices.tsx'
import { type Columns, ORDINALS } from './compare-address.ts'
import styles from './change-build.module.css'

interface Props {
  /** The name of the column's bike; undefined while it is loading. */
  title: string | undefined
  columns: Columns
  index: number
  /** Whether it takes the focus, because its column was added just now. */
  takesFocus: boolean
}

/** Opens what else a column can show. A native details element, so that it works without scripts. */
export function ChangeBuild({ title, columns, index, takesFocus }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (takesFocus) details.current?.querySelector('summary')?.focus()
  }, [takesFocus])

  /** Moves the focus back to the summary, because the chosen link is hidden with the others. */
  function close() {
    if (!details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }

  return (
    <details ref={details} className={styles.change}>
      <summary className={styles.summary}>
        <span>
          {title ?? 'Bike'}
          <span className="visually-hidden">, change bike, {ORDINALS[index]?.toLowerCase()} column</span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <BuildChoices pathWith={(chosen) => comparePath(columns.with(index, chosen))} onChosen={close} />
    </details>
  )
}
