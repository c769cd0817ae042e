import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { Alert, Button, buttonClass, PageFrame } from '@nireeka/ui'
import { useState } from 'react'

import { LIST_PATH } from '../accessories/list/list-params.ts'
import { endAlert } from './stock-alert.api.ts'
import styles from './stock-alert.module.css'

type State =
  | { status: 'asking' }
  | { status: 'sending' }
  | { status: 'failed'; sentence: string }
  | { status: 'done' }
  | { status: 'unknown' }

const STATE_TEXTS = {
  asking: {
    heading: 'Delete your address?',
    lead: 'You asked us to tell you when something is back in stock. Press the button to delete your address from that list now.',
  },
  done: {
    heading: 'Your address has been deleted',
    lead: 'You won’t get any more emails about this product.',
  },
  unknown: {
    heading: 'This link no longer works',
    lead: 'Your address has already been deleted, so there’s nothing left to do.',
  },
}

/** The page behind a stock alert email's link. Opening it changes nothing, because virus scanners open every link. */
export function StockAlertPage() {
  useTitle('Back in stock')
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const key = query.get('key') ?? ''
  const [state, setState] = useState<State>({ status: key ? 'asking' : 'unknown' })

  const end = async () => {
    setState({ status: 'sending' })
    await endAlert(http, key).then(
      () => setState({ status: 'done' }),
      (error: unknown) => setState(failedBy(error)),
    )
  }
  const isOver = state.status === 'done' || state.status === 'unknown'
  const { heading, lead } = isOver ? STATE_TEXTS[state.status] : STATE_TEXTS.asking
  return (
    <PageFrame kind="reading" heading={heading} lead={lead}>
      {state.status === 'failed' ? <Alert tone="danger">{state.sentence}</Alert> : null}
      <div className={styles.ways}>
        {isOver ? null : (
          <Button size="large" isBusy={state.status === 'sending'} onClick={() => void end()}>
            Delete my address
          </Button>
        )}
        <Link className={buttonClass({ tone: isOver ? 'secondary' : 'quiet', size: 'large' })} to={LIST_PATH}>
          All accessories
        </Link>
      </div>
    </PageFrame>
  )
}

const failedBy = (error: unknown): State =>
  isHttpError(error) && [404, 422].includes(error.status)
    ? { status: 'unknown' }
    : { status: 'failed', sentence: messageOf(error, TEXTS.unreachable) }
