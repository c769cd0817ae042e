import { Menu, MenuItem, MenuSeparator } from '@nireeka/ui'
import { useLayoutEffect, useRef } from 'react'

import { UNIT_LABELS } from '../performance/unit-switch.tsx'
import type { Builder } from './builder.ts'
import { MenuButton } from './menu-button.tsx'

/** The builder's menu, opened as soon as its code is there. */
export function OpenedMenu({ builder }: { builder: Builder }) {
  const button = useRef<HTMLButtonElement>(null)
  // The pressed button has been replaced by the menu's own. With the focus on it, the menu gives the focus back to it.
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <Menu trigger={<MenuButton ref={button} />} startsOpen isFixed>
      <MenuItem isDisabled={!builder.mayUndo} onSelect={builder.undo}>
        Undo
      </MenuItem>
      <MenuItem isDisabled={!builder.mayRedo} onSelect={builder.redo}>
        Redo
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={builder.toggleUnit}>{UNIT_LABELS.figures[builder.unit]}</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={builder.reset}>Start over</MenuItem>
    </Menu>
  )
}
