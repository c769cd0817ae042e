import { Alert, Button } from '@nireeka/ui'
import { type FormEvent, type ReactNode, use, useState } from 'react'

import { InView } from '../form/in-view.tsx'
import { useUnsavedChanges } from '../form/use-unsaved-changes.ts'
import styles from './dialog-form.module.css'
import { LeavingForm } from './leaving-form.ts'

interface Props {
  /** The form's state, of `useApiForm` or one's own. */
  form: {
    failure: string | null | undefined
    isBusy: boolean
    onSubmit: (event: FormEvent) => unknown
  }
  /** The text of the button that submits it. */
  submit: ReactNode
  tone?: 'primary' | 'danger'
  cancel?: string
  /** More buttons, after the two. */
  more?: ReactNode
  /** What comes before the fields, such as who has changed the item meanwhile. */
  notice?: ReactNode
  children?: ReactNode
}

/** The form of a `FormDialog`: what went wrong, the fields and two buttons. Leaving the page asks first, too. */
export function DialogForm({ form, submit, tone, cancel = 'Cancel', more, notice, children }: Props) {
  const leaving = use(LeavingForm)
  if (!leaving) throw new Error('A DialogForm needs a FormDialog around it')
  const { leave, isLeaving } = leaving
  const [isDirty, setDirty] = useState(false)
  useUnsavedChanges(isDirty && !isLeaving)
  function touch() {
    leaving?.touch()
    setDirty(true)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void form.onSubmit(event)} onChange={touch} noValidate>
      {notice}
      {form.failure ? (
        <InView key={form.failure}>
          <Alert tone="danger">{form.failure}</Alert>
        </InView>
      ) : null}
      {children}
      <div className={styles.buttons}>
        <Button type="submit" tone={tone} isBusy={form.isBusy}>
          {submit}
        </Button>
        <Button tone="secondary" onClick={leave}>
          {cancel}
        </Button>
        {more}
      </div>
    </form>
  )
}
