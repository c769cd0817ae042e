import { Link, useLocation } from '@nireeka/kit/router'
import { buttonClass, Dialog } from '@nireeka/ui'

import { continueTo, type Want } from './want.ts'
import styles from './guest-dialog.module.css'

interface Props {
  want: Want
  /** Called when the guest goes on to the login or the registration. */
  onGo: () => void
  onClose: () => void
}

const TEXTS: Record<Want['kind'], { title: string; text: string }> = {
  like: {
    title: 'Like this post',
    text: 'Only logged-in users can like posts. Your like is added once you’ve logged in.',
  },
  reply: {
    title: 'Reply to this thread',
    text: 'Only logged-in users can reply. What you’ve written is saved.',
  },
  follow: {
    title: 'Follow this thread',
    text: 'Only logged-in users can follow threads. Once you’ve logged in, choose what we tell you about.',
  },
}

/** Offers guests who like, reply or follow to register or to log in (spec, section 4), and leads back to the same place. */
export function GuestDialog({ want, onGo, onClose }: Props) {
  const { pathname, search } = useLocation()
  const query = continueTo(`${pathname}${search}`, want)
  const { title, text } = TEXTS[want.kind]
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <div className={styles.buttons}>
        <Link className={buttonClass()} to={`/register${query}`} onClick={onGo}>
          Register
        </Link>
        <Link className={buttonClass({ tone: 'secondary' })} to={`/login${query}`} onClick={onGo}>
          Login
        </Link>
      </div>
    </Dialog>
  )
}
