import type { ComponentProps, Ref, FormEvent } from 'react'

import { Button } from '../button/button.tsx'
import { Alert } from '../notice/alert.tsx'
import { Field } from './field.tsx'
import styles from './rename-form.module.css'
import { TextInput } from './text-input.tsx'

interface Props {
  formRef?: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onCancel: () => void
  /** Why the name couldn't be saved. */
  failure?: string | null
  /** What is wrong with the name. */
  error?: string
  isBusy?: boolean
  /** The properties of the text field. */
  field: ComponentProps<'input'>
}

/** Renames something in place: the name's field, and the buttons that save or cancel. */
export const RenameForm = ({ formRef, onSubmit, onCancel, failure, error, isBusy, field }: Props) => (
  <form ref={formRef} className={styles.form} onSubmit={onSubmit} noValidate>
    {failure ? <Alert tone="danger">{failure}</Alert> : null}
    <Field label="Name" errors={[error]}>
      <TextInput {...field} />
    </Field>
    <div className={styles.buttons}>
      <Button type="submit" size="small" isBusy={isBusy}>
        Save name
      </Button>
      <Button tone="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  </form>
)
