import { Alert, Button } from '@nireeka/ui'
import { useState } from 'react'

import type { Unsent } from './send-files.ts'
import styles from './ticket-page.module.css'

interface Props {
  unsent: Unsent
  onRetry: () => Promise<void>
  onLeave: () => void
}

/** Says that the message was sent but some files weren't, with a button to send them again. */
export function UnsentFiles({ unsent: { files, message }, onRetry, onLeave }: Props) {
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  return (
    <Alert tone="danger" title="Your message was sent, but some files weren’t">
      <p>
        {files.map(({ name }) => name).join(', ')}: {message}
      </p>
      <p className={styles.onward}>
        <Button isBusy={isBusy} onClick={() => void retry()}>
          Try again
        </Button>
        <Button tone="secondary" onClick={onLeave}>
          Continue without
        </Button>
      </p>
    </Alert>
  )
}
