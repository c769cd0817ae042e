import { Alert, Button } from '@nireeka/ui'

import styles from './edit-form.module.css'
import { labelOf, textOf } from './field-texts.ts'
import type { Difference } from './merge-values.ts'
import type { EditFormState } from './use-edit-form.ts'

export interface ConflictTexts {
  /** The labels of fields whose name doesn't say it: "priceCents" is "Price". */
  labels?: Readonly<Record<string, string>>
  /** Returns a field's value as a person reads it; undefined for the usual text. */
  show?: (field: string, value: unknown) => string | undefined
}

interface Props extends ConflictTexts {
  differences: readonly Difference[]
  form: Pick<EditFormState, 'keepMine' | 'discard' | 'isBusy'>
}

/** Shows what was typed beside what somebody else has saved meanwhile, and asks which one counts. */
export function Conflict({ differences, form, labels = {}, show }: Props) {
  const text = (field: string, value: unknown) => show?.(field, value) ?? textOf(value)
  return (
    <Alert title="Someone else has saved changes to this">
      <p>Your changes aren’t saved yet.</p>
      {differences.length === 0 ? <p>Both versions are the same.</p> : null}
      <dl className={styles.differences}>
        {differences.map(({ field, yours, stored }) => (
          <div key={field} className={styles.difference}>
            <dt className={styles.label}>{labels[field] ?? labelOf(field)}</dt>
            <dd>
              <span className={styles.quiet}>Yours</span>
              {yours ? text(field, yours.value) : 'Unchanged'}
            </dd>
            <dd>
              <span className={styles.quiet}>Theirs</span>
              {text(field, stored)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.buttons}>
        <Button size="small" isBusy={form.isBusy} onClick={() => void form.keepMine()}>
          Keep mine
        </Button>
        <Button size="small" tone="secondary" onClick={form.discard}>
          Take theirs
        </Button>
      </p>
    </Alert>
  )
}
