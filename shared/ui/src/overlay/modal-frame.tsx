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

/** Content, or a function that gets what starts the closing and returns the content. */
export type ModalSlot = ReactNode | ((leave: () => void) => ReactNode)

export interface ModalProps {
  title: string
  description?: ReactNode
  children?: ModalSlot
  /** The buttons at the bottom of the dialog. */
  actions?: ModalSlot
  /**
   * Asked before the reader dismisses the dialog, by Escape, its cross, a press outside or a swipe; `leave` doesn't ask.
   */
  mayDismiss?: () => Promise<boolean>
  /** Called when the closing starts, whatever has caused it. */
  onLeave?: () => void
  /** Called when the dialog has left the screen and may be unmounted. */
  onClose: () => void
}

interface Props extends ModalProps {
  shape: 'wide' | 'alert' | 'side' | 'full'
}

/**
 * The base of dialogs and drawers: open as long as it is rendered; it traps the focus and returns it when it closes.
 */
export function ModalFrame({ shape, title, description, children, actions, ...listeners }: Props) {
  const { isOpen, leave, dismiss } = useLeaving(listeners)
  const { sheet, handlers } = useSwipeAway(dismiss)
  const isAlert = shape === 'alert'

  function change(next: boolean, details: Base.Root.ChangeEventDetails) {
    // Dialogs of all React roots receive Escape; only the one in front may close.
    if (details.reason === 'escape-key' && !isInFront(sheet.current)) details.cancel()
    else if (!next) void dismiss()
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
            data-shape={shape}
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

/** The title bar; on a phone it has a grip and can be swiped down. */
const Head = ({ title, ...swipe }: HeadProps) => (
  <header className={styles.header} {...swipe}>
    <Base.Title className={styles.title}>{title}</Base.Title>
    <Base.Close className={styles.close} aria-label="Close">
      <Icon name="close" />
    </Base.Close>
  </header>
)
