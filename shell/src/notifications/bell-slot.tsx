import { useStream } from '@nireeka/kit'
import { useLocation } from '@nireeka/kit/router'
import { type ComponentType, useEffect, useState } from 'react'

import { hasBell } from '../frame/rules.ts'
import { useShell } from '../frame/shell-context.ts'

/** Shows members their bell on the pages that have one, whose code is loaded there. */
export function BellSlot() {
  const { pathname } = useLocation()
  const session = useStream(useShell().platform.session$)
  const [Bell, setBell] = useState<ComponentType | null>(null)
  const isShown = hasBell(pathname) && session.status === 'member'

  useEffect(() => {
    if (!isShown) return
    // What couldn't be loaded is asked for again on the next visit to these pages.
    import(/* webpackChunkName: "bell" */ './bell.tsx').then(
      (code) => setBell(() => code.Bell),
      () => undefined,
    )
  }, [isShown])

  return isShown && Bell ? <Bell /> : null
}
