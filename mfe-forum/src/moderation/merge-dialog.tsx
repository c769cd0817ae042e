import { filled, ReasonInput } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { useNavigate } from '@nireeka/kit/router'
import { Dialog, Field, TextInput } from '@nireeka/ui'

import { mergeThread, type ModeratedThread } from './moderation.api.ts'
import { ReasonField, StaffForm } from './staff-form.tsx'
import { threadIdIn } from './thread-id-in.ts'
import { useModeration } from './use-moderation.ts'

const Form = ReasonInput.extend({
  into: filled(300).refine(
    (value) => threadIdIn(value) !== null,
    'That isn’t the address or number of a thread.',
  ),
})

interface Props {
  thread: ModeratedThread
  onClose: () => void
}

/** Asks for the thread that gets this one's posts. */
export const MergeDialog = ({ thread, onClose }: Props) => (
  <Dialog
    title="Merge thread"
    description="Its posts move to another thread in chronological order, and its link leads there. This can’t be undone."
    onClose={onClose}
  >
    {(leave) => <MergeForm thread={thread} leave={leave} />}
  </Dialog>
)

function MergeForm({ thread, leave }: { thread: ModeratedThread; leave: () => void }) {
  const moderate = useModeration()
  const navigate = useNavigate()
  const form = useApiForm({
    schema: Form,
    defaultValues: { into: '', reason: '' },
    submit: async ({ into, reason }) => {
      const intoId = threadIdIn(into) ?? 0
      await moderate((http) => mergeThread(http, thread, { intoId, reason }))
      leave()
      void navigate(`/forum/thread/${intoId}`)
    },
  })
  return (
    <StaffForm {...form} verb="Merge threads" isDangerous onCancel={leave}>
      <Field
        label="Into thread"
        hint="Its address, such as /forum/thread/12, or its number."
        errors={[form.errors.into?.message]}
      >
        <TextInput {...form.register('into')} />
      </Field>
      <ReasonField field={form.register('reason')} error={form.errors.reason?.message} />
    </StaffForm>
  )
}
