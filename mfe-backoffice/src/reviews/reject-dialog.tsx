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
    title="Why isn’t it shown?"
    description={`${review.author} reads your reason beside the review of ${review.product.title}.`}
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
    <DialogForm form={form} submit="Don’t show it" tone="danger">
      <Field
        label="Reason"
        hint="Say what would have to change. At most 500 letters."
        errors={[form.errors.reason?.message]}
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </DialogForm>
  )
}
