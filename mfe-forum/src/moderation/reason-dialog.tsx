import { ReasonInput } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { useNavigate } from '@nireeka/kit/router'
import { Dialog } from '@nireeka/ui'

import type { StaffAction } from './actions.ts'
import { ReasonField, StaffForm } from './staff-form.tsx'
import { useModeration } from './use-moderation.ts'

interface Props {
  action: StaffAction
  onClose: () => void
}

/** Asks why staff do something, and does it. */
export const ReasonDialog = ({ action, onClose }: Props) => (
  <Dialog title={action.title} description={action.description} onClose={onClose}>
    {(leave) => <ReasonForm action={action} leave={leave} />}
  </Dialog>
)

function ReasonForm({ action, leave }: { action: StaffAction; leave: () => void }) {
  const moderate = useModeration()
  const navigate = useNavigate()
  const form = useApiForm({
    schema: ReasonInput,
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      await moderate((http) => action.run(http, reason))
      leave()
      if (action.leaves) void navigate('/forum/1')
    },
  })
  return (
    <StaffForm {...form} verb={action.label} isDangerous={action.isDangerous} onCancel={leave}>
      <ReasonField field={form.register('reason')} error={form.errors.reason?.message} />
    </StaffForm>
  )
}
