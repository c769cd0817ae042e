import { mayWork } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { type ReactNode, useState } from 'react'

import styles from './history.module.css'

interface Props {
  authorId: number
  /** What the versions are of, for screen readers: "post 2". */
  what: string
  /** When it was edited. */
  children: ReactNode
  /** Returns the dialog with the versions. */
  dialog: (onClose: () => void) => ReactNode
}

/** Says when something was edited. Its author and staff can open the earlier versions. */
export function HistoryButton({ authorId, what, children, dialog }: Props) {
  const session = useStream(usePlatform().session$)
  const [isOpen, setOpen] = useState(false)
  const isOwn = session.status === 'member' && session.user.id === authorId
  if (!isOwn && !mayWork(session, 'community')) return children
  return (
    <>
      <button type="button" className={styles.edited} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
        <span className="visually-hidden">: versions of {what}</span>
      </button>
      {isOpen ? dialog(() => setOpen(false)) : null}
    </>
  )
}
