import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

import styles from './tooltip.module.css'

/** Delay that keeps a passing pointer from opening tooltips, in milliseconds. */
const DELAY_MS = 300
/** Distance between the button and its tooltip, in pixels. */
const GAP = 6

interface Props {
  text: string
  side?: 'top' | 'bottom'
  /** Whether the tooltip is open, controlled by the caller; when missing, pointer and focus control it. */
  isOpen?: boolean
  /** An icon button with its own accessible name, because tooltips aren't shown on touch or to screen readers. */
  children: ReactElement
}

/** A tooltip: says in a word or two what an icon button does, on hover and keyboard focus. */
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

/** Goes around a row of icon buttons: after the first tooltip, the next ones open without a delay. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Base.Provider delay={DELAY_MS}>{children}</Base.Provider>
)
