import { formatDate, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Alert, Button, DefinitionList } from '@nireeka/ui'

import styles from '../profile.module.css'
import { type EmailChange, emailChange, withdrawEmailChange } from './email-change.api.ts'

interface Props {
  /** The address that the account has now. */
  present: string
  change: EmailChange
}

/** A change of the email that waits for its links: which address has confirmed it, and how it is withdrawn. */
export function PendingEmail({ present, change }: Props) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => withdrawEmailChange(http),
    onSuccess: (now) => {
      queries.setQueryData(emailChange(http).queryKey, now)
      notify('success', 'Your email stays as it is.')
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <div className={styles.pending}>
      <Alert title={`Your email is about to change to ${change.email}`}>
        Open the links in our emails to both addresses, until{' '}
        {formatDate(change.until, 'dayAndTime', 'reader')}. Nothing there? Check your spam folder.
      </Alert>
      <DefinitionList
        items={[
          { term: present, details: stateOf(change.isConfirmedByOld) },
          { term: change.email, details: stateOf(change.isConfirmedByNew) },
        ]}
      />
      <div className={styles.actions}>
        <Button tone="secondary" size="small" isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Keep my current email
        </Button>
      </div>
    </div>
  )
}

const stateOf = (isConfirmed: boolean) => (isConfirmed ? 'Confirmed' : 'Not confirmed yet')
