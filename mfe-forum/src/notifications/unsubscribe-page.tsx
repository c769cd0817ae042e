import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { Alert, Button, PageFrame } from '@nireeka/ui'

import { unsubscribe } from './notifications.api.ts'

const ASKING = {
  heading: 'No more emails about the forum?',
  lead: 'Press the button and we’ll stop emailing you about mentions and new posts.',
}
const DONE = {
  heading: 'You won’t get any more emails about the forum',
  lead: 'Your account and your threads stay as they are.',
}
const UNKNOWN = {
  heading: 'This link no longer works',
  lead: 'Please use the link in your latest email, or log in and change your settings.',
}

/** The page behind the forum's unsubscribe link. Opening it changes nothing, because virus scanners open every link. */
export function UnsubscribePage() {
  useTitle('Emails about the forum')
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const key = query.get('key') ?? ''
  const ending = useMutation({ mutationFn: () => unsubscribe(http, key) })
  const isUnknown = key === '' || isNoKey(ending.error)
  const { heading, lead } = isUnknown ? UNKNOWN : ending.isSuccess ? DONE : ASKING
  return (
    <PageFrame kind="reading" heading={heading} lead={lead}>
      {ending.error && !isUnknown ? (
        <Alert tone="danger">{messageOf(ending.error, TEXTS.unreachable)}</Alert>
      ) : null}
      {isUnknown || ending.isSuccess ? (
        <p>
          <Link to="/forum/1">To the forum</Link>
        </p>
      ) : (
        <Button size="large" isBusy={ending.isPending} onClick={() => ending.mutate()}>
          Stop these emails
        </Button>
      )}
    </PageFrame>
  )
}

const isNoKey = (error: unknown) => isHttpError(error) && [404, 422].includes(error.status)
