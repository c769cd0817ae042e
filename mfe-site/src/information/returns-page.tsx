import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { TextPage } from './text-page.tsx'

/** A return starts at its order, in the dashboard. */
export const ReturnsPage = () => (
  <TextPage
    textKey="rrpolicy"
    title="Returns and refunds"
    actions={
      <Link className={buttonClass()} to="/dashboard/orders">
        Start a return
      </Link>
    }
  />
)
