import { messageOf, TEXTS } from '@nireeka/contracts'
import type { NewsletterState } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQuery, useQueryClient } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'

import { ownNewsletter, saveNewsletter } from './newsletter.api.ts'
import { NotificationRow } from './notification-row.tsx'

/** Whether the member gets the newsletter, with the button that changes it. */
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
  const [words, rest] = BUTTONS[state]
  return (
    <Button
      tone="secondary"
      size="small"
      isBusy={saving.isPending}
      onClick={() => saving.mutate(state === 'off')}
    >
      {words} <span className="visually-hidden">{rest}</span>
    </Button>
  )
}

/** The words of the button, and what a screen reader reads after them. */
const BUTTONS: Record<NewsletterState, [words: string, rest: string]> = {
  off: ['Subscribe', 'to the newsletter'],
  asked: ['Cancel', 'the newsletter'],
  on: ['Unsubscribe', 'from the newsletter'],
}
