import { formatNumber } from '@nireeka/contracts'
import { saveFile } from '@nireeka/kit'
import { Alert, Button, Icon } from '@nireeka/ui'

import { Below } from '../below.tsx'
import { errorsCsv } from './errors-csv.ts'
import type { LineError } from './import.api.ts'
import styles from './import.module.css'

const MOST_ERRORS = 100

/** What is wrong with a file, by line. */
export const ErrorList = ({ errors }: { errors: readonly LineError[] }) => (
  <section className={styles.part} aria-label="Errors">
    <Alert tone="danger" title={errors.length === 1 ? '1 error' : `${formatNumber(errors.length)} errors`}>
      Nothing was imported. Correct the file and add it again.
    </Alert>
    <ul aria-label="Errors" className={styles.items}>
      {errors.slice(0, MOST_ERRORS).map(({ line, item, message }, at) => (
        // A line may have several errors.
        <li key={at} className={styles.item}>
          <span className={styles.name}>
            Line {formatNumber(line)}
            {item ? <Below>{item}</Below> : null}
          </span>
          <span className={styles.changes}>{message}</span>
        </li>
      ))}
    </ul>
    {errors.length > MOST_ERRORS ? (
      <p className={styles.quiet}>
        The first {MOST_ERRORS} of {formatNumber(errors.length)} errors. Download them to see all.
      </p>
    ) : null}
    <div className={styles.buttons}>
      <Button
        tone="secondary"
        size="small"
        onClick={() => saveFile(new Blob([errorsCsv(errors)], { type: 'text/csv' }), 'import-errors.csv')}
      >
        <Icon name="download" /> Download errors
      </Button>
    </div>
  </section>
)
