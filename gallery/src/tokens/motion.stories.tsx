import { Button, type Stories } from '@nireeka/ui'
import { useState } from 'react'

import styles from './tokens.module.css'
import { tokensNamed, writtenAs } from './tokens.ts'

function Durations() {
  const [isThere, setIsThere] = useState(false)
  return (
    <div className={styles.motion}>
      <Button tone="secondary" size="small" aria-pressed={isThere} onClick={() => setIsThere(!isThere)}>
        Move
      </Button>
      <ul className={styles.lengths}>
        {tokensNamed('--motion').map(({ name }) => (
          <li key={name} className={styles.length}>
            <code className={styles.name}>{name}</code>
            <span className={styles.value}>{writtenAs(name)}</span>
            <span className={styles.track} data-there={isThere || undefined}>
              <span className={styles.runner} style={{ transitionDuration: `var(${name})` }} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const stories: Stories = { Durations: () => <Durations /> }
