import { Link, useLocation } from '@nireeka/kit/router'
import { buttonClass, EmptyState } from '@nireeka/ui'

/** Asks guests to log in, because only members have bikes. */
export function LoginFirst() {
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      title="Log in to upgrade your bike"
      text="We’ll look up how it’s built, so you see only what fits."
      action={
        <Link className={buttonClass()} to={`/login?continue=${encodeURIComponent(`${pathname}${search}`)}`}>
          Log in
        </Link>
      }
    />
  )
}

export const NotYours = () => (
  <EmptyState
    title="This bike isn’t in your account"
    text="Only the bike’s owner can order upgrades. Your bikes are in your dashboard."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to="/dashboard">
        Your bikes
      </Link>
    }
  />
)
