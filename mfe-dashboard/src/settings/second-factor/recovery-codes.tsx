import { saveFile } from '@nireeka/kit'
import { Alert, Button, Checkbox, PrintedSheet } from '@nireeka/ui'
import { useState } from 'react'

import settings from '../settings.module.css'
import { CopyButton } from './copy-button.tsx'
import { focusHeading } from './focus-heading.ts'
import styles from './second-factor.module.css'

interface Props {
  codes: string[]
  onDone: () => void
}

/** Recovery codes, which are shown this once: to be copied, saved as a file or printed. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const [isSaved, setIsSaved] = useState(false)
  const text = codes.join('\n')
  const download = () =>
    saveFile(
      new Blob([`Nireeka recovery codes\n\n${text}\n`], { type: 'text/plain' }),
      'nireeka-recovery-codes.txt',
    )
  return (
    <PrintedSheet>
      <div className={styles.step} ref={focusHeading}>
        <h3 className={styles.heading} tabIndex={-1}>
          Your recovery codes
        </h3>
        <Alert>
          If you don’t have your phone, log in with one of these codes. Each works once. Save them now: we
          won’t show them again.
        </Alert>
        <ul className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={settings.actions}>
          <CopyButton text={text} what="The codes are">
            Copy codes
          </CopyButton>
          <Button tone="secondary" size="small" onClick={download}>
            Download codes
          </Button>
          <Button tone="secondary" size="small" onClick={() => print()}>
            Print codes
          </Button>
        </div>
        <div className={styles.saved}>
          <Checkbox
            label="I have saved them"
            checked={isSaved}
            onChange={({ target }) => setIsSaved(target.checked)}
          />
          <Button disabled={!isSaved} onClick={onDone}>
            Done
          </Button>
        </div>
      </div>
    </PrintedSheet>
  )
}
