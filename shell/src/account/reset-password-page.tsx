import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, EntryFrame, FailedState, Picture, QueryView, Skeleton } from '@nireeka/ui'
import { type ReactNode, useEffect, useState } from 'react'

import { resetLinkCheck } from './account.api.ts'
import { ENTRY_SIZES } from './entry-sizes.ts'
import styles from './account.module.css'
import { hideQuery } from './hide-query.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** The page that the link in a reset email opens. The link is checked before the form is shown. */
export function ResetPasswordPage() {
  useTitle('New password')
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const [link] = useState(() => ({ token: query.get('token') ?? '', email: query.get('email') ?? '' }))
  const [isSpent, setSpent] = useState(false)
  useEffect(hideQuery, [])

  const check = useQuery(resetLinkCheck(http, link))
  if (isSpent) return <BadLink email={link.email} />
  return (
    <QueryView
      query={check}
      skeleton={
        <Sheet lead="One moment, we’re checking your link.">
          <Skeleton kind="text" lines={4} />
        </Sheet>
      }
      failed={({ message, retry }) => (
        <Sheet lead="We’re checking your link first.">
          <FailedState title="Your link can’t be checked right now" message={message} onRetry={retry} />
        </Sheet>
      )}
    >
      {(state) =>
        state === 'bad' ? (
          <BadLink email={link.email} />
        ) : (
          <Sheet lead={`For ${link.email}. Setting it logs you out on all devices.`}>
            <ResetPasswordForm link={link} onGone={() => setSpent(true)} />
          </Sheet>
        )
      }
    </QueryView>
  )
}

const Sheet = ({ lead, children }: { lead: string; children: ReactNode }) => (
  <EntryFrame
    heading="Choose a new password"
    lead={lead}
    picture={
      <Picture
        src="/pictures/bikes/nireeka-homie-chalk-front34.webp"
        alt=""
        sizes={ENTRY_SIZES}
        isEagerWhenWide
      />
    }
  >
    {children}
  </EntryFrame>
)

/** Shown for a link that never existed, was used, or is older than 30 minutes; the page doesn't say which. */
const BadLink = ({ email }: { email: string }) => (
  <EntryFrame
    heading="This link no longer works"
    lead="Each link works once, for 30 minutes, and only the latest one is valid."
    picture={
      <Picture
        src="/pictures/bikes/nireeka-homie-chalk-front34.webp"
        alt=""
        sizes={ENTRY_SIZES}
        isEagerWhenWide
      />
    }
  >
    <div className={styles.form}>
      <Link className={buttonClass({ size: 'large', isWide: true })} to="/forgot-password" state={{ email }}>
        Send me a new link
      </Link>
      <p>
        Remembered your password? <Link to="/login">Log in</Link>
      </p>
    </div>
  </EntryFrame>
)
