import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState, NoThreadScene } from '@nireeka/ui'

export const NoTickets = () => (
  <EmptyState
    picture={<NoThreadScene />}
    title="You haven’t asked us anything yet"
    text="Something unclear or broken? Tell us, and the people who build the bikes will answer here."
    action={
      <>
        <Link className={buttonClass()} to="/dashboard/support/new">
          New ticket
        </Link>
        <Link className={buttonClass({ tone: 'secondary' })} to="/help-center">
          Help centre
        </Link>
      </>
    }
  />
)
