import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useQuery } from '@nireeka/kit/query'
import { Dialog, Field, Select } from '@nireeka/ui'

import { categories } from '../threads/threads.api.ts'
import { type ModeratedThread, moveThread, threadMove } from './moderation.api.ts'
import { ReasonField, StaffForm } from './staff-form.tsx'
import { useModeration } from './use-moderation.ts'

interface Props {
  thread: ModeratedThread
  onClose: () => void
}

/** Asks for the category that a thread is moved to. */
export const MoveDialog = ({ thread, onClose }: Props) => (
  <Dialog title="Move thread" description={`It is in ${thread.category.title}.`} onClose={onClose}>
    {(leave) => <MoveForm thread={thread} leave={leave} />}
  </Dialog>
)

function MoveForm({ thread, leave }: { thread: ModeratedThread; leave: () => void }) {
  const { http } = usePlatform()
  const { data = [] } = useQuery(categories(http))
  const moderate = useModeration()
  const form = useApiForm({
    schema: threadMove,
    defaultValues: { categoryId: 0, reason: '', version: thread.version },
    submit: async (move) => {
      await moderate((it) => moveThread(it, thread, move))
      leave()
    },
  })
  const others = data.filter(({ id }) => id !== thread.category.id)
  return (
    <StaffForm {...form} verb="Move thread" onCancel={leave}>
      <Field label="Category" errors={[form.errors.categoryId?.message && 'Please choose a category.']}>
        <Select {...form.register('categoryId', { valueAsNumber: true })}>
          <option value={0}>Choose a category</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <ReasonField field={form.register('reason')} error={form.errors.reason?.message} />
    </StaffForm>
  )
}
