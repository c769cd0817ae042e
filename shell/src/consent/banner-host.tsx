import type { Platform } from '@nireeka/contracts'
import { createRoot } from 'react-dom/client'

import { Banner } from './banner.tsx'

let isThere = false

/** Beside the page and not in it: nothing moves when it comes or goes. */
export function ask(platform: Pick<Platform, 'events$' | 'publish'>) {
  if (isThere) return
  isThere = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Banner platform={platform} />)
}
