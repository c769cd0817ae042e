import { TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useState } from 'react'

import type { Builder } from './builder.ts'
import { MenuButton } from './menu-button.tsx'
import type { OpenedMenu } from './opened-menu.tsx'

interface Props {
  builder: Builder
}

const fetchMenu = () => import('./opened-menu.tsx').then((module) => module.OpenedMenu)
const fetchAhead = () => void fetchMenu().catch(() => undefined)

/** The menu beside the price: undo, redo, units and starting over. Its code is larger than the page's and comes on demand. */
export function BuilderMenu({ builder }: Props) {
  const { notify } = usePlatform()
  const [Opened, setOpened] = useState<typeof OpenedMenu | null>(null)

  const open = () =>
    fetchMenu().then(
      (code) => setOpened(() => code),
      () => notify('error', TEXTS.unreachable),
    )

  if (Opened) return <Opened builder={builder} />
  return <MenuButton onPointerEnter={fetchAhead} onFocus={fetchAhead} onClick={() => void open()} />
}
