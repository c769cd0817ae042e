import { ReviewRefusal } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, Button, Dialog, Field, TextArea } from '@nireeka/ui'

import type { Review } from './reviews.api.ts'
import styles from './reviews.module.css'
import { useDecide } from './use-decide.ts'

interface Props {
  review: Review
  /** Called when the dialog has closed, whatever was decided. */
  onClose: () => void
}

export const RejectDialog = ({ review, onClose }: Props) => (
  <Dialog
    title="Why isn’t it shown?"
    description={`${review.author} reads your reason beside the review of ${review.product.title}.`}
    onClose={onClose}
  >
    {(leave) => <RejectForm review={review} leave={leave} />}
  </Dialog>
)

function RejectForm({ review, leave }: { review: Review; leave: () => void }) {
  const decide = useDecide(review)
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: ReviewRefusal,
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      await decide({ state: 'rejected', reason })
      leave()
    },
  })
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field
        label="Reason"
        hint="Say what would have to change. At most 500 letters."
        errors={[errors.reason?.message]}
      >
        <TextArea rows={3} {...register('reason')} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" tone="danger" isBusy={isBusy}>
          Don’t show it
        </Button>
        <Button tone="secondary" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
