import { createRequire } from 'node:module'

import { SERVER_MODULES } from '@nireeka/tooling/server-modules'

/**
 * The edge's own copies: all bundles of a page have to share React, and none brings one.
 * The `require` that a server bundle gets. The packages are loaded as CommonJS, so that what the bundle's build expects
 * of a default import is there.
 */
export function lend(): (name: string) => unknown {
  const load = createRequire(import.meta.url)
  const lent = new Map(SERVER_MODULES.map((name) => [name, load(name) as unknown]))
  return (name) => {
    if (lent.has(name)) return lent.get(name)
    throw new Error(`"${name}" is not lent to server bundles, only ${SERVER_MODULES.join(', ')}`)
  }
}
