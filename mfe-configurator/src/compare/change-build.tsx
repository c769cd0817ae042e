import { Icon } from '@nireeka/ui'
import { useRef } from 'react'

import { BuildChoices } from './build-choices.tsx'
import type { Pair, Side } from './compare-address.ts'
import styles from './change-build.module.css'

/** Opens what else a side can show. A native details element, so that it works without scripts. */
export function ChangeBuild({ pair, side }: { pair: Pair; side: Side }) {
  const details = useRef<HTMLDetailsElement>(null)

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
          Change bike
          <span className="visually-hidden">, {side === 'one' ? 'first' : 'second'} side</span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <BuildChoices pair={pair} side={side} onChosen={close} />
    </details>
  )
}
