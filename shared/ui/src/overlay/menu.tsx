import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'

import styles from './menu.module.css'

interface Props {
  /** The button that opens the menu, with its name: a Button, or an icon button with an aria-label. */
  trigger: ReactElement
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end'
  /** Whether the menu is open, controlled by the caller; when missing, the button controls it. */
  isOpen?: boolean
  /** Whether the menu is open at first, where its code was fetched because somebody pressed its button. */
  startsOpen?: boolean
  /** Whether the button keeps its place on the screen while the page scrolls, so that the menu keeps its place, too. */
  isFixed?: boolean
  /** The menu's content: MenuItem, MenuLink, MenuGroup, MenuRadioGroup, MenuSeparator. */
  children: ReactNode
}

/** Distance between button and menu, and between menu and screen edge, in pixels. */
const GAP = 8

/** A menu of commands opened by a button: arrow keys move, typed letters find an item, Escape closes it. */
export function Menu({ trigger, align = 'end', isOpen, startsOpen, isFixed, children }: Props) {
  return (
    <Base.Root modal={false} open={isOpen} defaultOpen={startsOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={styles.place}
          positionMethod={isFixed ? 'fixed' : 'absolute'}
          align={align}
          sideOffset={GAP}
          collisionPadding={GAP}
        >
          <Base.Popup className={styles.menu}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
