import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState } from '@nireeka/ui'

/** The empty state of the saved builds. */
export const NoBuilds = () => (
  <EmptyState
    title="You haven’t saved a bike yet"
    text="Build one and press “Save this bike” in its summary. You’ll find it here."
    action={
      <Link className={buttonClass()} to="/configurator">
        Choose a bike
      </Link>
    }
  />
)
