import { FLAG_REASONS, type FlagReason, PostFlag } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { Alert, Button, Dialog, Field, Select, TextArea } from '@nireeka/ui'

import styles from '../moderation/moderation.module.css'
import { flagPost } from './flag.api.ts'

const LABELS: Record<FlagReason, string> = {
  spam: 'Spam or advertising',
  rude: 'Rude or hateful',
  off_topic: 'Not about this topic',
  unsafe: 'Dangerous advice',
  other: 'Something else',
}

interface Props {
  post: { id: number; number: number; author: { userName: string } }
  /** Called when the dialog has closed; it mustn't be open for guests. */
  onClose: () => void
}

/** Asks a member what is wrong with a post, and reports it to staff. */
export const FlagDialog = ({ post, onClose }: Props) => (
  <Dialog
    title={`Report post ${post.number}`}
    description={`Only our team reads your report. ${post.author.userName} isn’t told who sent it.`}
    onClose={onClose}
  >
    {(leave) => <FlagForm post={post} leave={leave} />}
  </Dialog>
)

function FlagForm({ post, leave }: { post: Props['post']; leave: () => void }) {
  const { http, notify } = usePlatform()
  const { register, errors, failure, isBusy, onSubmit } = useApiForm({
    schema: PostFlag,
    defaultValues: { reason: 'spam', note: '' },
    submit: async (flag) => {
      const { message } = await flagPost(http, post.id, flag)
      notify('success', message ?? 'Thank you. Our team will look at it.')
      leave()
    },
  })
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Field label="What is wrong?" errors={[errors.reason?.message]}>
        <Select {...register('reason')}>
          {FLAG_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {LABELS[reason]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Note (optional)" hint="Up to 500 characters." errors={[errors.note?.message]}>
        <TextArea rows={3} {...register('note')} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          Report post
        </Button>
        <Button tone="secondary" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
