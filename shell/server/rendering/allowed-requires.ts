import { createRequire } from 'node:module'

import { SERVER_MODULES } from '@nireeka/tooling/server-modules'

/**
 * The edge's own copies: all bundles of a page have to share React, and none brings one.
 * The `require` that a server bundle gets. The packages are loaded as CommonJS, so that what the bundle's build expects
 * of a default import is there.
 */
export function allowedRequires(): (name: string) => unknown {
  const load = createRequire(import.meta.url)
  const allowed = new Map(SERVER_MODULES.map((name) => [name, load(name) as unknown]))
  return (name) => {
    if (allowed.has(name)) return allowed.get(name)
    throw new Error(`"${name}" is not allowed to server bundles, only ${SERVER_MODULES.join(', ')}`)
  }
}
