import { usePlatform, useStream, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { Button, buttonClass, EntryFrame, FailedState, Picture, QueryView, Skeleton } from '@nireeka/ui'
import { type ReactNode, useEffect, useState } from 'react'

import { useShell } from '../frame/shell-context.ts'
import { ENTRY_SIZES } from './entry-sizes.ts'
import styles from './account.module.css'
import { hideQuery } from './hide-query.ts'
import { invitationBy, type InvitationLink } from './invitation.api.ts'
import { InvitationForm } from './invitation-form.tsx'
import { JoinButton } from './join-button.tsx'

/** The page that the link of an invitation to the staff opens. The link is looked at before anything is asked. */
export function InvitationPage() {
  useTitle('Invitation')
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const [token] = useState(() => query.get('invitation') ?? '')
  const [isSpent, setSpent] = useState(false)
  useEffect(hideQuery, [])
  const link = useQuery(invitationBy(http, token))
  if (isSpent) return <BadLink />
  return (
    <QueryView
      query={link}
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
      {(found) =>
        found === 'bad' ? <BadLink /> : <Good token={token} link={found} onGone={() => setSpent(true)} />
      }
    </QueryView>
  )
}

interface GoodProps {
  token: string
  link: Exclude<InvitationLink, 'bad'>
  onGone: () => void
}

/** What the invited person has to do: it depends on whether they have an account, and on who is logged in here. */
function Good({ token, link: { email, hasAccount }, onGone }: GoodProps) {
  const { platform, session } = useShell()
  const present = useStream(platform.session$)
  if (present.status === 'member' && present.user.email.toLowerCase() !== email) {
    return (
      <Sheet lead={`The invitation is for ${email}, and you are logged in as ${present.user.email}.`}>
        <p>Log out, then open the link in our email again.</p>
        <Button size="large" isWide onClick={() => void session.logout()}>
          Log out
        </Button>
      </Sheet>
    )
  }
  if (!hasAccount) {
    return (
      <Sheet lead={`For ${email}. Choose your name and a password.`}>
        <InvitationForm token={token} email={email} onGone={onGone} />
      </Sheet>
    )
  }
  return present.status === 'member' ? (
    <Sheet lead={`You join with your account, ${email}.`}>
      <JoinButton token={token} onGone={onGone} />
    </Sheet>
  ) : (
    <Sheet lead={`${email} already has an account.`}>
      <p>Log in, then open the link in our email again.</p>
      <Link className={buttonClass({ size: 'large', isWide: true })} to="/login" state={{ email }}>
        Log in
      </Link>
    </Sheet>
  )
}

/** Shown for a link that never existed, was used, replaced or withdrawn, or is too old; the page doesn't say which. */
const BadLink = () => (
  <Sheet
    heading="This link no longer works"
    lead="Each link works once, for 72 hours, and only the latest one is valid. Ask whoever invited you for a new one."
  >
    <Link className={buttonClass({ size: 'large', isWide: true })} to="/login">
      Log in
    </Link>
  </Sheet>
)

interface SheetProps {
  heading?: string
  lead: string
  children: ReactNode
}

const Sheet = ({ heading = 'Join the Nireeka team', lead, children }: SheetProps) => (
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
