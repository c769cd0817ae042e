import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

import styles from './tooltip.module.css'

/** Long enough that a pointer passing by shows nothing. */
const DELAY_MS = 300
/** Pixels between the button and its tooltip. */
const GAP = 6

interface Props {
  text: string
  side?: 'top' | 'bottom'
  /** Held open or shut from outside; left out, pointer and focus decide. */
  isOpen?: boolean
  /** An icon button with a name of its own: touch and readers get no tooltip. */
  children: ReactElement
}

/** What an icon button does, in a word or two, for those who point at it or reach it with the keyboard. */
export function Tooltip({ text, side = 'top', isOpen, children }: Props) {
  return (
    <Base.Root open={isOpen}>
      <Base.Trigger delay={DELAY_MS} render={children} />
      <Base.Portal>
        <Base.Positioner className={styles.place} side={side} sideOffset={GAP} collisionPadding={GAP}>
          <Base.Popup className={styles.tooltip}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** Around a row of icon buttons: once one tooltip has been shown, the next ones come without a delay. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Base.Provider delay={DELAY_MS}>{children}</Base.Provider>
)
