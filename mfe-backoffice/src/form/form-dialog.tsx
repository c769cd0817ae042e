import { usePlatform } from '@nireeka/kit'
import { Alert, Button, Dialog } from '@nireeka/ui'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'

import styles from './form-dialog.module.css'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

const DISCARD = {
  kind: 'alert',
  title: 'Discard what you typed?',
  text: 'The dialog closes, and nothing is saved.',
  confirm: 'Discard',
  cancel: 'Keep editing',
  isDangerous: true,
} as const

/** Tells the dialog around a form whether something was typed that isn't saved. */
const TellDirty = createContext<(isDirty: boolean) => void>(() => undefined)

interface DialogProps {
  title: string
  description?: ReactNode
  onClose: () => void
  /** Returns a component with a `DialogForm`; `leave` closes the dialog without a question. */
  children: (leave: () => void) => ReactNode
}

/** A dialog with a form. While something in it isn't saved, Escape, the cross and a press outside ask first. */
export function FormDialog({ children, ...rest }: DialogProps) {
  const platform = usePlatform()
  const [isDirty, setDirty] = useState(false)
  return (
    <Dialog {...rest} mayDismiss={isDirty ? () => platform.confirm(DISCARD) : undefined}>
      {(leave) => <TellDirty value={setDirty}>{children(leave)}</TellDirty>}
    </Dialog>
  )
}

interface FormProps {
  /** What `useApiForm` returns. */
  form: {
    isDirty: boolean
    isBusy: boolean
    failure: string | null
    onSubmit: (event: React.SyntheticEvent) => Promise<void>
  }
  /** The text of the button that sends the form: "Ship". */
  submit: ReactNode
  tone?: 'primary' | 'danger'
  /** The text of the button that closes the dialog, which says that nothing happens: "Keep order". */
  cancel?: string
  leave: () => void
  /** What is above the fields, such as what has changed meanwhile. */
  notice?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The form of a `FormDialog`: its failure, its fields, and the buttons that send it and close the dialog. */
export function DialogForm({
  form: { isDirty, isBusy, failure, onSubmit },
  submit,
  tone = 'primary',
  cancel = 'Cancel',
  leave,
  notice,
  children,
}: FormProps) {
  const tellDirty = use(TellDirty)
  useEffect(() => tellDirty(isDirty), [tellDirty, isDirty])
  useUnsavedChanges(isDirty)
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {notice}
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      {children}
      <div className={styles.buttons}>
        <Button type="submit" tone={tone} isBusy={isBusy}>
          {submit}
        </Button>
        <Button tone="secondary" onClick={leave}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
