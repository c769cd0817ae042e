import { formatNumber } from '@nireeka/contracts'
import { saveFile } from '@nireeka/kit'
import { Alert, Button, type Column, DataTable, Icon } from '@nireeka/ui'

import { errorsCsv } from './errors-csv.ts'
import type { LineError } from './import.api.ts'
import styles from './import.module.css'

const MOST_ROWS = 100

const COLUMNS: Array<Column<LineError & { at: number }>> = [
  { header: 'Line', cell: ({ line }) => formatNumber(line), align: 'end' },
  { header: 'Item', cell: ({ item }) => item || '–' },
  { header: 'Error', cell: ({ message }) => message },
]

/** What is wrong with a file, by line. */
export const ErrorList = ({ errors }: { errors: readonly LineError[] }) => (
  <section className={styles.part} aria-label="Errors">
    <Alert tone="danger" title={errors.length === 1 ? '1 error' : `${formatNumber(errors.length)} errors`}>
      Nothing can be imported yet. Correct the file and choose it again.
    </Alert>
    <DataTable
      caption="Errors"
      columns={COLUMNS}
      rows={errors.slice(0, MOST_ROWS).map((error, at) => ({ ...error, at }))}
      rowKey={({ at }) => at}
      empty=""
    />
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
