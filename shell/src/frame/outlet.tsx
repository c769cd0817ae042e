import { memo } from 'react'

import { OUTLET_ID } from './outlet-id.ts'

const NOT_OURS = { __html: '' }

/** The element in which remotes render. Its content, also in the server's HTML, is theirs: React leaves it alone. */
export const Outlet = memo(() => (
  <div id={OUTLET_ID} dangerouslySetInnerHTML={NOT_OURS} suppressHydrationWarning />
))
