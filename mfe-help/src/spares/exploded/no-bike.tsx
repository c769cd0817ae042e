import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState, NoResultsScene } from '@nireeka/ui'

import { MY_BIKE } from '../my-bike.api.ts'

/** Shown when the address names no bike. */
export const NoBike = () => (
  <EmptyState
    picture={<NoResultsScene />}
    title="Which bike is it?"
    text="Choose one of your bikes, or type the serial number from its frame."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to={MY_BIKE}>
        Find my bike
      </Link>
    }
  />
)
