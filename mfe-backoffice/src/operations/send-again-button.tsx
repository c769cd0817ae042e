import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'
import { Button } from '@nireeka/ui'

import { readable } from '../labels.ts'
import { listKey } from '../list/list-query.ts'
import { type FailedEmail, sendAgain } from './operations.api.ts'

/** Puts an email back to be sent; says why where that isn't possible. */
export function SendAgainButton({ email }: { email: FailedEmail }) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const sending = useMutation({
    mutationFn: () => withPassword(() => sendAgain(http, email)),
    onSuccess: ({ message }) => {
      if (message) notify('success', message)
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
    onSettled: () => queries.invalidateQueries({ queryKey: listKey('failed-emails') }),
  })
  if (!email.isWhole) return 'Its link has been deleted: the recipient has to request a new one.'
  return (
    <Button
      size="small"
      tone="secondary"
      isBusy={sending.isPending}
      aria-label={`Send again: ${readable(email.template)} to ${email.to}`}
      onClick={() => sending.mutate()}
    >
      Send again
    </Button>
  )
}
