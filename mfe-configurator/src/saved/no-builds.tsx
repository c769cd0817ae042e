import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState } from '@nireeka/ui'

/** The empty state of the saved builds. */
export const NoBuilds = () => (
  <EmptyState
    title="You haven’t saved a bike yet"
    text="Put one together, and press “Save this bike” in its summary. You find it here then."
    action={
      <Link className={buttonClass()} to="/configurator">
        Choose a bike
      </Link>
    }
  />
)
