import type { Platform } from '@nireeka/contracts'
import { createRoot } from 'react-dom/client'

import { Banner } from './banner.tsx'

let isThere = false

/**
 * Renders the consent banner in its own React root beside the page, so that nothing moves when it appears or
 * disappears.
 */
export function ask(platform: Pick<Platform, 'events$' | 'publish'>) {
  if (isThere) return
  isThere = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Banner platform={platform} />)
}
