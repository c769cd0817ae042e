import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { TextPage } from './text-page.tsx'

/** A return starts at its order, in the dashboard; the first of its steps has the button. */
export const ReturnsPage = () => (
  <TextPage
    textKey="rrpolicy"
    title="Returns and refunds"
    start={
      <Link className={buttonClass()} to="/dashboard/orders">
        Start a return
      </Link>
    }
  />
)
