import { ReviewRefusal } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Field, TextArea } from '@nireeka/ui'

import { DialogForm } from '../dialog/dialog-form.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'
import type { Review } from './reviews.api.ts'
import { useDecide } from './use-decide.ts'

interface Props {
  review: Review
  /** Called when the dialog has closed, whatever was decided. */
  onClose: () => void
}

export const RejectDialog = ({ review, onClose }: Props) => (
  <FormDialog
    title="Why is it rejected?"
    description={`${review.author} sees your reason next to their review of ${review.product.title}.`}
    onClose={onClose}
  >
    {(leave) => <RejectForm review={review} leave={leave} />}
  </FormDialog>
)

function RejectForm({ review, leave }: { review: Review; leave: () => void }) {
  const decide = useDecide(review)
  const form = useApiForm({
    schema: ReviewRefusal,
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      await decide({ state: 'rejected', reason })
      leave()
    },
  })
  return (
    <DialogForm form={form} submit="Reject review" tone="danger">
      <Field
        label="Reason"
        hint="Say what would need to change. Up to 500 characters."
        errors={[form.errors.reason?.message]}
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </DialogForm>
  )
}
