import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { letKeyboardScroll } from '../figures/let-keyboard-scroll.ts'
import { Icon } from '../icon/icon.tsx'
import { firstStop, isInFront } from './first-stop.ts'
import styles from './modal-frame.module.css'
import place from './modal-place.module.css'
import { useLeaving } from './use-leaving.ts'
import { useSwipeAway } from './use-swipe-away.ts'

/** Content, or a function of what starts the closing. */
export type ModalSlot = ReactNode | ((leave: () => void) => ReactNode)

export interface ModalProps {
  title: string
  description?: ReactNode
  children?: ModalSlot
  /** Buttons at the foot. */
  actions?: ModalSlot
  /** Called at once when the closing starts, by whatever. */
  onLeave?: () => void
  /** Called once it has left the screen: stop rendering it then. */
  onClose: () => void
}

interface Props extends ModalProps {
  shape: 'wide' | 'alert' | 'side'
}

/** What dialogs and drawers have in common: open as long as it is rendered, it holds the focus and gives it back. */
export function ModalFrame({ shape, title, description, children, actions, onLeave, onClose }: Props) {
  const { isOpen, leave } = useLeaving({ onLeave, onClose })
  const { sheet, handlers } = useSwipeAway(leave)
  const isAlert = shape === 'alert'

  function change(next: boolean, details: Base.Root.ChangeEventDetails) {
    // Dialogs of several React roots all hear Escape; it is meant for the one in front.
    if (details.reason === 'escape-key' && !isInFront(sheet.current)) details.cancel()
    else if (!next) leave()
  }
  const fill = (slot: ModalSlot) => (typeof slot === 'function' ? slot(leave) : slot)
  return (
    <Base.Root open={isOpen} onOpenChange={change} disablePointerDismissal={isAlert}>
      <Base.Portal>
        <Base.Backdrop className={place.backdrop} />
        <Base.Viewport className={classNames(place.viewport, shape === 'side' && place.atSide)}>
          <Base.Popup
            ref={sheet}
            className={classNames(styles.popup, styles[shape])}
            role={isAlert ? 'alertdialog' : 'dialog'}
            data-part="dialog"
            initialFocus={(openedBy) => firstStop(sheet.current, openedBy)}
          >
            {isAlert ? <AlertHead title={title} /> : <Head title={title} {...handlers} />}
            {description ? (
              <Base.Description className={styles.description}>{description}</Base.Description>
            ) : null}
            {children ? (
              <div ref={letKeyboardScroll} className={styles.body} data-part="body">
                {fill(children)}
              </div>
            ) : null}
            {actions ? <footer className={styles.actions}>{fill(actions)}</footer> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

const AlertHead = ({ title }: { title: string }) => <Base.Title className={styles.title}>{title}</Base.Title>

type HeadProps = { title: string } & ReturnType<typeof useSwipeAway>['handlers']

/** On a phone it has a grip, and all of it can be pulled down. */
const Head = ({ title, ...swipe }: HeadProps) => (
  <header className={styles.header} {...swipe}>
    <Base.Title className={styles.title}>{title}</Base.Title>
    <Base.Close className={styles.close} aria-label="Close">
      <Icon name="close" />
    </Base.Close>
  </header>
)
