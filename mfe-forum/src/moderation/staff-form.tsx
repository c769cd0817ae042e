import { Alert, Button, Field, TextArea } from '@nireeka/ui'
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react'

import styles from './moderation.module.css'

interface Props {
  /** The button's words. */
  verb: string
  isDangerous?: boolean | undefined
  failure: string | null
  isBusy: boolean
  onSubmit: (event: SyntheticEvent) => Promise<unknown>
  onCancel: () => void
  children: ReactNode
}

/** The form of a dialog in which staff say what is to be done and why. */
export const StaffForm = ({ verb, isDangerous, failure, isBusy, onSubmit, onCancel, children }: Props) => (
  <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
    {failure ? <Alert tone="danger">{failure}</Alert> : null}
    {children}
    <div className={styles.buttons}>
      <Button type="submit" tone={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
        {verb}
      </Button>
      <Button tone="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  </form>
)

interface ReasonProps {
  field: ComponentProps<'textarea'>
  error: string | undefined
  hint?: string
}

export const ReasonField = ({ field, error, hint = 'Kept in the audit log.' }: ReasonProps) => (
  <Field label="Reason" hint={hint} errors={[error]}>
    <TextArea rows={2} {...field} />
  </Field>
)
