import { memo } from 'react'

import { OUTLET_ID } from './outlet-id.ts'

const NOT_OURS = { __html: '' }

/**
 * The element into which remotes render. Its content, also in the server's HTML, belongs to the remotes, so React
 * never updates it.
 */
export const Outlet = memo(() => (
  <div id={OUTLET_ID} dangerouslySetInnerHTML={NOT_OURS} suppressHydrationWarning />
))
