import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'

import styles from './menu.module.css'

interface Props {
  /** The button that opens it, with its name: a Button, or an icon button with an aria-label. */
  trigger: ReactElement
  /** Which edge of the button it keeps to. */
  align?: 'start' | 'end'
  /** Held open or shut from outside; left out, the button decides. */
  isOpen?: boolean
  /** MenuItem, MenuLink, MenuGroup, MenuRadioGroup, MenuSeparator. */
  children: ReactNode
}

/** Pixels between the button and its menu, and between the menu and the screen's edge. */
const GAP = 8

/** Commands that belong to one button: arrow keys walk, letters find, Escape shuts it. */
export function Menu({ trigger, align = 'end', isOpen, children }: Props) {
  return (
    <Base.Root modal={false} open={isOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.place} align={align} sideOffset={GAP} collisionPadding={GAP}>
          <Base.Popup className={styles.menu}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
