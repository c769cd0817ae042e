import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { TextPage } from './text-page.tsx'

/** How returns work; one starts at its order, in the dashboard. */
export const ReturnsPage = () => (
  <TextPage
    textKey="rrpolicy"
    title="Returns and refunds"
    action={
      <Link className={buttonClass()} to="/dashboard/orders">
        Start a return
      </Link>
    }
  />
)
