import { Link } from '@nireeka/kit/router'
import { buttonClass, Dialog } from '@nireeka/ui'

import styles from './new-thread.module.css'

const BACK = `?continue=${encodeURIComponent('/forum/new')}`

/** Offers guests to register or to log in (spec, section 4), and leads back to their draft. */
export const GuestDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    title="Open a thread"
    description="Only logged-in users can open threads. What you’ve written is saved."
    onClose={onClose}
  >
    <div className={styles.buttons}>
      <Link className={buttonClass()} to={`/register${BACK}`}>
        Register
      </Link>
      <Link className={buttonClass({ tone: 'secondary' })} to={`/login${BACK}`}>
        Login
      </Link>
    </div>
  </Dialog>
)
