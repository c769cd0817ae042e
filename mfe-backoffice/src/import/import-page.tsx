import { formatNumber } from '@nireeka/contracts'
import { IMPORT_LIMITS } from '@nireeka/contracts/api'
import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Alert, Breadcrumbs, Button, Field, FileDrop, Skeleton, Stat } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { useHeldFocus } from '../use-held-focus.ts'
import { DifferenceList } from './difference-list.tsx'
import { ErrorList } from './error-list.tsx'
import type { ImportCheck } from './import.api.ts'
import { ImportGuide } from './import-guide.tsx'
import styles from './import.module.css'
import { useImport } from './use-import.ts'

export function ImportPage() {
  useTitle('Import')
  return (
    <BackOfficePage
      heading="Import"
      lead="Change the stock, price and status of many items at once with a CSV file."
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Products', link: <Link to="/backoffice/products" /> }, { label: 'Import' }]}
        />
      }
    >
      <Importing />
    </BackOfficePage>
  )
}

const LIMITS = {
  maxFiles: 1,
  maxBytes: IMPORT_LIMITS.maxBytes,
  kinds: ['.csv', 'text/csv'],
  kindsLabel: 'a CSV file',
}

function Importing() {
  const { place, hold } = useHeldFocus<HTMLDivElement>()
  const { file, choose, check, isChecking, isApplying, failure, apply } = useImport(hold)
  return (
    <div ref={place} className={styles.part} tabIndex={-1}>
      <Field
        label="CSV file"
        hint="Export products or stock, edit the file in a spreadsheet, and drop it here. You see every change first; nothing is saved until you press Apply."
      >
        <FileDrop
          files={file ? [file] : []}
          limits={LIMITS}
          disabled={isApplying}
          onFilesChange={(files) => choose(files.at(-1) ?? null)}
        />
      </Field>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      {isChecking ? <Waiting /> : null}
      {file ? null : <ImportGuide />}
      {check && !isChecking ? <Check check={check} isBusy={isApplying} onApply={() => apply(check)} /> : null}
    </div>
  )
}

interface CheckProps {
  check: ImportCheck
  isBusy: boolean
  onApply: () => void
}

/** What the import of a file would do. */
function Check({ check: { lines, changes, errors, ignored }, isBusy, onApply }: CheckProps) {
  return (
    <section className={styles.part} aria-label="Result of the check">
      <div className={styles.stats}>
        <Stat label="Lines" value={formatNumber(lines)} />
        <Stat label="Items that change" value={formatNumber(changes.length)} />
        <Stat label="Errors" value={formatNumber(errors.length)} />
      </div>
      {ignored.length > 0 ? (
        <p className={styles.quiet}>Columns that aren’t imported: {ignored.join(', ')}.</p>
      ) : null}
      {errors.length > 0 ? <ErrorList errors={errors} /> : null}
      <DifferenceList changes={changes} />
      {changes.length > 0 && errors.length === 0 ? (
        <div className={styles.buttons}>
          <Button isBusy={isBusy} onClick={onApply}>
            Apply {changes.length === 1 ? '1 change' : `${formatNumber(changes.length)} changes`}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

const Waiting = () => (
  <div role="status" aria-label="Checking the file">
    <Skeleton kind="text" lines={6} />
  </div>
)
