import { messageOf, TEXTS } from '@nireeka/contracts'
import type { NewsletterState } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQuery, useQueryClient } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'

import { ownNewsletter, saveNewsletter } from './newsletter.api.ts'
import styles from './notifications.module.css'

const WORDS: Record<NewsletterState, string> = {
  off: 'Off',
  asked: 'Open the link in our email to confirm.',
  on: 'On',
}

/** Whether the member gets the newsletter, with the button that changes it. */
export function NewsletterChoice() {
  const { http } = usePlatform()
  const query = useQuery(ownNewsletter(http))
  if (query.data) return <Change state={query.data} />
  if (!query.isError) return <span role="status">Loading…</span>
  return (
    <Button tone="secondary" size="small" onClick={() => void query.refetch()}>
      Try again <span className="visually-hidden">to load the newsletter’s setting</span>
    </Button>
  )
}

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
    <span className={styles.choice}>
      {WORDS[state]}
      <Button
        tone="secondary"
        size="small"
        isBusy={saving.isPending}
        onClick={() => saving.mutate(state === 'off')}
      >
        {words} <span className="visually-hidden">{rest}</span>
      </Button>
    </span>
  )
}

/** The words of the button, and what a screen reader reads after them. */
const BUTTONS: Record<NewsletterState, [words: string, rest: string]> = {
  off: ['Subscribe', 'to the newsletter'],
  asked: ['Cancel', 'the newsletter'],
  on: ['Unsubscribe', 'from the newsletter'],
}
