import { Dialog as Base } from '@base-ui/react/dialog'
import { MODAL_CLOSE_MS } from '@nireeka/contracts'
import { type ReactNode, useEffect, useState } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './dialog.module.css'

/** Content, or a function of what starts the closing. */
type Slot = ReactNode | ((close: () => void) => ReactNode)

interface Props {
  title: string
  description?: ReactNode
  /** "alert" is small, asks one thing, and can't be dismissed by pressing beside it. */
  kind?: 'wide' | 'alert'
  children?: Slot
  /** Buttons at the foot. */
  actions?: Slot
  /** Called once the dialog has left the screen: stop rendering it then. */
  onClose: () => void
}

/** A modal dialog, open as long as it is rendered. It holds the focus and gives it back. */
export function Dialog({ title, description, kind = 'wide', actions, children, onClose }: Props) {
  const [isOpen, setIsOpen] = useState(true)
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(onClose, MODAL_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [isOpen, onClose])

  const isAlert = kind === 'alert'
  const fill = (slot: Slot) => (typeof slot === 'function' ? slot(() => setIsOpen(false)) : slot)
  return (
    <Base.Root open={isOpen} onOpenChange={setIsOpen} disablePointerDismissal={isAlert}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            className={classNames(styles.popup, isAlert && styles.alert)}
            role={isAlert ? 'alertdialog' : 'dialog'}
          >
            <Head title={title} hasCross={!isAlert} />
            {description ? (
              <Base.Description className={styles.description}>{description}</Base.Description>
            ) : null}
            {children ? <div className={styles.body}>{fill(children)}</div> : null}
            {actions ? <footer className={styles.actions}>{fill(actions)}</footer> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

const Head = ({ title, hasCross }: { title: string; hasCross: boolean }) => (
  <header className={styles.header}>
    <Base.Title className={styles.title}>{title}</Base.Title>
    {hasCross ? (
      <Base.Close className={styles.close} aria-label="Close">
        <Icon name="close" />
      </Base.Close>
    ) : null}
  </header>
)
