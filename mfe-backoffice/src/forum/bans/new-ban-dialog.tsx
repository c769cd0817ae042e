import { filled, ReasonInput } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { Field, TextArea, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { BanDays } from '../ban-dialog.tsx'
import { useForumCall } from '../use-forum-call.ts'
import { banMember, memberCalled } from './bans.api.ts'

const Form = ReasonInput.extend({ userName: filled(60) })

/** Asks whom to ban, for how long and why. */
export const NewBanDialog = ({ onClose }: { onClose: () => void }) => (
  <FormDialog
    title="Ban a member"
    description="Banned members can read the forum but can’t post or report."
    onClose={onClose}
  >
    {(leave) => <NewBanForm leave={leave} />}
  </FormDialog>
)

function NewBanForm({ leave }: { leave: () => void }) {
  const { http } = usePlatform()
  const call = useForumCall()
  const [days, setDays] = useState('3')
  const [unknown, setUnknown] = useState<string | null>(null)
  const form = useApiForm({
    schema: Form,
    defaultValues: { userName: '', reason: '' },
    submit: async ({ userName, reason }) => {
      const userId = await memberCalled(http, userName)
      setUnknown(userId === null ? userName : null)
      if (userId === null) return
      await call((it) => banMember(it, { userId, days: days ? Number(days) : null, reason }))
      leave()
    },
  })
  const { register, errors } = form
  return (
    <DialogForm form={form} submit="Ban member" tone="danger">
      <Field
        label="User name"
        errors={[errors.userName?.message, unknown ? `Nobody is called ${unknown}.` : undefined]}
      >
        <TextInput autoComplete="off" {...register('userName')} />
      </Field>
      <BanDays days={days} onChange={setDays} />
      <Field label="Reason" hint="Visible to the member." errors={[errors.reason?.message]}>
        <TextArea rows={3} {...register('reason')} />
      </Field>
    </DialogForm>
  )
}
