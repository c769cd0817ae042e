import { isHttpError } from '@nireeka/contracts'
import { CustomerMerge } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'
import { Alert, Field, TextArea } from '@nireeka/ui'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { listKey } from '../../list/list-query.ts'
import { customerKey } from '../customer.api.ts'
import { BothAccounts } from './both-accounts.tsx'
import { mergeCustomers, mergePreview, type MergePreview } from './merge.api.ts'

const Reason = CustomerMerge.pick({ reason: true })

interface Props {
  preview: MergePreview
  leave: () => void
}

/** Shows what moves, asks why, and merges the accounts as they are shown. */
export function MergeForm({ preview, leave }: Props) {
  return (
    <>
      <BothAccounts preview={preview} />
      {preview.blockers.length > 0 ? (
        <Alert tone="danger" title="These accounts can’t be merged">
          {preview.blockers.join(' ')}
        </Alert>
      ) : (
        <Confirmation preview={preview} leave={leave} />
      )}
    </>
  )
}

function Confirmation({ preview: { from, into }, leave }: Props) {
  const { http, notify, navigate } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const form = useApiForm({
    schema: Reason,
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      try {
        const { item, message } = await withPassword(() => mergeCustomers(http, { from, into }, reason))
        leave()
        queries.setQueryData(customerKey(from.id), item)
        void queries.invalidateQueries({ queryKey: listKey('customers') })
        notify('success', message ?? 'Accounts merged.')
        navigate(`/backoffice/customers/${into.id}`)
      } catch (error) {
        if (isHttpError(error) && error.status === 409) {
          await queries.refetchQueries({ queryKey: mergePreview(http, from.id, into.id).queryKey })
        }
        throw error
      }
    },
  })
  return (
    <DialogForm form={form} submit="Merge accounts" tone="danger">
      <Field label="Reason" hint="Kept in the audit log." errors={[form.errors.reason?.message]}>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </DialogForm>
  )
}
