import type { Http } from '@nireeka/contracts'
import { ReasonInput } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Field, TextArea } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../dialog/dialog-form.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'
import type { ActOnRow, AskNeeds, BulkAction } from '../list/bulk/bulk-action.ts'

interface Bulk<Row> {
  /** The button's words, here and in the dialog. */
  label: string
  running: string
  /** What the rows are called: ['report', 'reports']. */
  nouns: readonly [one: string, many: string]
  hint: string
  act: (http: Http, row: Row, reason: string) => Promise<unknown>
}

/** Returns an action for many rows that asks once why. */
export const bulkWithReason = <Row,>(bulk: Bulk<Row>): BulkAction<Row> => ({
  label: bulk.label,
  running: bulk.running,
  ask: (needs) => <BulkReasonDialog {...needs} bulk={bulk} />,
})

function BulkReasonDialog<Row>({ rows, bulk, onReady, onCancel }: AskNeeds<Row> & { bulk: Bulk<Row> }) {
  const [act, setAct] = useState<ActOnRow<Row> | null>(null)
  const noun = bulk.nouns[rows.length === 1 ? 0 : 1]
  return (
    <FormDialog
      title={`${bulk.label}: ${rows.length} ${noun}`}
      description="One reason for all of them."
      onClose={() => (act ? onReady(act) : onCancel())}
    >
      {(leave) => (
        <BulkReasonForm
          bulk={bulk}
          onReason={(reason) => {
            setAct(() => (http: Http, row: Row) => bulk.act(http, row, reason))
            leave()
          }}
        />
      )}
    </FormDialog>
  )
}

interface FormProps {
  bulk: { label: string; hint: string }
  onReason: (reason: string) => void
}

function BulkReasonForm({ bulk, onReason }: FormProps) {
  const form = useApiForm({
    schema: ReasonInput,
    defaultValues: { reason: '' },
    submit: async ({ reason }) => onReason(reason),
  })
  return (
    <DialogForm form={form} submit={bulk.label}>
      <Field label="Reason" hint={bulk.hint} errors={[form.errors.reason?.message]}>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </DialogForm>
  )
}
