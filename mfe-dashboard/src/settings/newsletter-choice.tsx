import { messageOf, TEXTS } from '@nireeka/contracts'
import type { NewsletterState } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQuery, useQueryClient } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'
import { Switch } from '@nireeka/ui/switch'

import { ownNewsletter, saveNewsletter } from './newsletter.api.ts'
import { NotificationRow } from './notification-row.tsx'

/** Whether the member gets the newsletter; it is on, too, while it waits for the link in our email. */
export function NewsletterChoice() {
  const { http } = usePlatform()
  const query = useQuery(ownNewsletter(http))
  return (
    <NotificationRow
      event="Newsletter"
      hint={
        query.data === 'asked' ? 'Open the link in our email to confirm.' : 'New bikes, parts and stories.'
      }
      control={query.data ? <Change state={query.data} /> : <Missing {...query} />}
    />
  )
}

/** In place of a state that is on its way or can't be loaded. */
const Missing = ({ isError, refetch }: { isError: boolean; refetch: () => Promise<unknown> }) =>
  isError ? (
    <Button tone="secondary" size="small" onClick={() => void refetch()}>
      Try again <span className="visually-hidden">to load the newsletter’s setting</span>
    </Button>
  ) : (
    <span role="status">Loading…</span>
  )

function Change({ state }: { state: NewsletterState }) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (isSubscribed: boolean) => saveNewsletter(http, isSubscribed),
    onSuccess: (saved) => {
      queries.setQueryData(ownNewsletter(http).queryKey, saved.state)
      if (saved.message) notify('success', saved.message)
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <Switch
      label="Email me the newsletter"
      isLabelHidden
      checked={state !== 'off'}
      isBusy={saving.isPending}
      onChange={({ target }) => saving.mutate(target.checked)}
    />
  )
}
