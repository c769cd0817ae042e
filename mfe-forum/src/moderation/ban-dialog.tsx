import { BAN_DAYS, ReasonInput } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Dialog, Field, Select } from '@nireeka/ui'
import { useState } from 'react'

import { banMember, type ModeratedPost } from './moderation.api.ts'
import { ReasonField, StaffForm } from './staff-form.tsx'
import { useModeration } from './use-moderation.ts'

interface Props {
  author: ModeratedPost['author']
  onClose: () => void
}

/** Asks for how long a member may not write, and why. */
export const BanDialog = ({ author, onClose }: Props) => (
  <Dialog
    title={`Ban ${author.userName}`}
    description="Banned members can read the forum but can’t post or report."
    onClose={onClose}
  >
    {(leave) => <BanForm author={author} leave={leave} />}
  </Dialog>
)

function BanForm({ author, leave }: { author: Props['author']; leave: () => void }) {
  const moderate = useModeration()
  const [days, setDays] = useState('3')
  const form = useApiForm({
    schema: ReasonInput,
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      const ban = { userId: author.id, days: days ? Number(days) : null, reason }
      await moderate((http) => banMember(http, ban))
      leave()
    },
  })
  return (
    <StaffForm {...form} verb="Ban member" isDangerous onCancel={leave}>
      <Field label="For how long">
        <Select value={days} onChange={({ target }) => setDays(target.value)}>
          {BAN_DAYS.map((count) => (
            <option key={count} value={count}>
              {count === 1 ? '1 day' : `${count} days`}
            </option>
          ))}
          <option value="">Until it is lifted</option>
        </Select>
      </Field>
      <ReasonField
        field={form.register('reason')}
        error={form.errors.reason?.message}
        hint="Visible to the member."
      />
    </StaffForm>
  )
}
