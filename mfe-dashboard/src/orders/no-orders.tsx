import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState, NoOrdersScene } from '@nireeka/ui'

export const NoOrders = () => (
  <EmptyState
    picture={<NoOrdersScene />}
    title="You haven’t ordered anything yet"
    text="Everything you buy appears here right away, with its status and what it cost."
    action={
      <>
        <Link className={buttonClass()} to="/configurator">
          Build a bike
        </Link>
        <Link className={buttonClass({ tone: 'secondary' })} to="/shop/accessories">
          Accessories
        </Link>
      </>
    }
  />
)
