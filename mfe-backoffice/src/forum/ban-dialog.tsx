import { BAN_DAYS, ReasonInput } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Field, Select, TextArea } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../dialog/dialog-form.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { banMember } from './bans/bans.api.ts'
import { useForumCall } from './use-forum-call.ts'

interface Props {
  member: { id: number; userName: string }
  onClose: () => void
}

/** Asks for how long a member may not write, and why. */
export const BanDialog = ({ member, onClose }: Props) => (
  <FormDialog
    title={`Ban ${member.userName}`}
    description="Banned members can read the forum but can’t post or report."
    onClose={onClose}
  >
    {(leave) => <BanForm member={member} leave={leave} />}
  </FormDialog>
)

function BanForm({ member, leave }: { member: Props['member']; leave: () => void }) {
  const call = useForumCall()
  const [days, setDays] = useState('3')
  const form = useApiForm({
    schema: ReasonInput,
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      const ban = { userId: member.id, days: days ? Number(days) : null, reason }
      await call((http) => banMember(http, ban))
      leave()
    },
  })
  return (
    <DialogForm form={form} submit="Ban member" tone="danger">
      <BanDays days={days} onChange={setDays} />
      <Field label="Reason" hint="Visible to the member." errors={[form.errors.reason?.message]}>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </DialogForm>
  )
}

/** For how many days a ban is; '' is until it is lifted. */
export const BanDays = ({ days, onChange }: { days: string; onChange: (days: string) => void }) => (
  <Field label="For how long">
    <Select value={days} onChange={({ target }) => onChange(target.value)}>
      {BAN_DAYS.map((count) => (
        <option key={count} value={count}>
          {count === 1 ? '1 day' : `${count} days`}
        </option>
      ))}
      <option value="">Until it is lifted</option>
    </Select>
  </Field>
)
