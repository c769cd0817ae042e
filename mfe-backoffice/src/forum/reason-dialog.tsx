import type { Http } from '@nireeka/contracts'
import { ReasonInput } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Field, TextArea } from '@nireeka/ui'
import { type ReactNode, useRef } from 'react'

import { DialogForm } from '../dialog/dialog-form.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { useForumCall } from './use-forum-call.ts'

/** Something that staff do after saying why. */
export interface ReasonedAction {
  title: string
  description?: ReactNode
  /** The button's words. */
  verb: string
  isDangerous?: boolean
  hint?: string
  act: (http: Http, reason: string) => Promise<{ message: string | null }>
  onDone?: () => void
}

/** Asks why, and does it. `onDone` is called when the dialog has closed, so that nothing unsaved holds up what follows. */
export function ReasonDialog({ action, onClose }: { action: ReasonedAction; onClose: () => void }) {
  const isDone = useRef(false)
  const close = () => {
    onClose()
    if (isDone.current) action.onDone?.()
  }
  const done = () => {
    isDone.current = true
  }
  return (
    <FormDialog title={action.title} description={action.description} onClose={close}>
      {(leave) => <ReasonForm action={action} onDone={done} leave={leave} />}
    </FormDialog>
  )
}

interface FormProps {
  action: ReasonedAction
  onDone: () => void
  leave: () => void
}

function ReasonForm({ action, onDone, leave }: FormProps) {
  const call = useForumCall()
  const form = useApiForm({
    schema: ReasonInput,
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      await call((http) => action.act(http, reason))
      onDone()
      leave()
    },
  })
  return (
    <DialogForm form={form} submit={action.verb} tone={action.isDangerous ? 'danger' : 'primary'}>
      <Field
        label="Reason"
        hint={action.hint ?? 'Kept in the audit log.'}
        errors={[form.errors.reason?.message]}
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </DialogForm>
  )
}
