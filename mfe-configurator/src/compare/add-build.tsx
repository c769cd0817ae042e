import { comparePath } from '@nireeka/contracts/bike-build'
import { buttonClass, Icon } from '@nireeka/ui'
import { useEffect, useRef } from 'react'

import { BuildChoices } from './build-choices.tsx'
import type { Columns } from './compare-address.ts'
import styles from './change-build.module.css'

interface Props {
  columns: Columns
  /** Whether it takes the focus, because it stands in the place of a column that was removed. */
  takesFocus: boolean
  onAdded: () => void
}

/** Opens what another column can show. A native details element, so that it works without scripts. */
export function AddBuild({ columns, takesFocus, onAdded }: Props) {
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) summary.current?.focus()
  }, [takesFocus])

  return (
    <details className={styles.add}>
      <summary
        ref={summary}
        className={`${buttonClass({ tone: 'secondary', size: 'small' })} ${styles.adds}`}
      >
        <Icon name="plus" />
        Add a bike
      </summary>
      <BuildChoices pathWith={(chosen) => comparePath([...columns, chosen])} onChosen={onAdded} isWide />
    </details>
  )
}
