import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { Alert, Button, buttonClass, EntryFrame, Picture } from '@nireeka/ui'
import { type ReactNode, useEffect, useState } from 'react'

import { ENTRY_SIZES } from './entry-sizes.ts'
import styles from './account.module.css'
import { confirmEmail, type LinkResult, refuseEmail } from './change-email.api.ts'
import { hideQuery } from './hide-query.ts'

/**
 * The page that the links in the emails about a new email address open. Nothing happens before its button is pressed,
 * since programs that look through emails open links, too.
 */
export function ChangeEmailPage() {
  useTitle('Email change')
  const { http, session$, publish } = usePlatform()
  const [query] = useSearchParams()
  const [link] = useState(() => ({ token: query.get('token') ?? '', answer: query.get('answer') }))
  useEffect(hideQuery, [])
  const isRefusal = link.answer === 'no'
  const use = useMutation({
    mutationFn: () => (isRefusal ? refuseEmail : confirmEmail)(http, link.token),
    onSuccess: (result) => {
      if (result === 'changed' && session$.value.status === 'member') publish({ type: 'member:changed' })
    },
  })
  const result = link.token ? use.data : 'gone'
  if (result) return <Result {...RESULTS[result]} />
  return (
    <Sheet {...(isRefusal ? REFUSAL : CONFIRMATION)}>
      {use.error ? <Alert tone="danger">{messageOf(use.error, TEXTS.unreachable)}</Alert> : null}
      <Button size="large" isWide isBusy={use.isPending} onClick={() => use.mutate()}>
        {isRefusal ? 'Cancel the change' : 'Confirm'}
      </Button>
    </Sheet>
  )
}

const CONFIRMATION = {
  heading: 'Confirm your new email',
  lead: 'Your email changes once you’ve confirmed it from both your old and new addresses.',
}
const REFUSAL = {
  heading: 'Wasn’t you?',
  lead: 'Cancel the change here, and your account keeps its current email.',
}

interface ResultTexts {
  heading: string
  lead: string
  to: string
  label: string
}

const TO_PROFILE = { to: '/dashboard/profile', label: 'To your profile' }

const RESULTS: Record<LinkResult, ResultTexts> = {
  waiting: {
    heading: 'This address has confirmed',
    lead: 'Now open the link in our email to your other address. Then your email changes.',
    ...TO_PROFILE,
  },
  changed: {
    heading: 'Your email is changed',
    lead: 'From now on, log in with the new one. You’ve been logged out everywhere except where you asked for the change.',
    ...TO_PROFILE,
  },
  refused: {
    heading: 'The change is cancelled',
    lead: 'Your account keeps its email. Whoever asked for the change knows your password, so choose a new one now. That logs everyone else out of your account.',
    to: '/forgot-password',
    label: 'Choose a new password',
  },
  gone: {
    heading: 'This link no longer works',
    lead: 'Each link works once, for 24 hours, and only the latest one is valid. Your profile shows whether a change is pending.',
    ...TO_PROFILE,
  },
  taken: {
    heading: 'This email is already taken',
    lead: 'Another account has started using this address in the meantime, so your email stays as it was. You can choose another one in your profile.',
    ...TO_PROFILE,
  },
}

/** What came of the link. The focus goes to the way on, since the button that was pressed is gone. */
const Result = ({ to, label, ...texts }: ResultTexts) => (
  <Sheet {...texts}>
    <Link ref={focusOnMount} className={buttonClass({ size: 'large', isWide: true })} to={to}>
      {label}
    </Link>
  </Sheet>
)

const focusOnMount = (link: HTMLAnchorElement | null) => link?.focus()

const Sheet = ({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) => (
  <EntryFrame
    heading={heading}
    lead={<span role="status">{lead}</span>}
    picture={
      <Picture
        src="/pictures/bikes/nireeka-homie-chalk-front34.webp"
        alt=""
        sizes={ENTRY_SIZES}
        isEagerWhenWide
      />
    }
  >
    <div className={styles.form}>{children}</div>
  </EntryFrame>
)
