import { createRequire } from 'node:module'

import { SERVER_MODULES } from '@nireeka/tooling/server-modules'

/**
 * Returns the `require` function for server bundles. It gives them the edge's own copies, since all bundles of a page
 * have to share React. The packages are loaded as CommonJS, so that their default imports work as the bundles' build
 * expects.
 */
export function allowedRequires(): (name: string) => unknown {
  const load = createRequire(import.meta.url)
  const allowed = new Map(SERVER_MODULES.map((name) => [name, load(name) as unknown]))
  return (name) => {
    if (allowed.has(name)) return allowed.get(name)
    throw new Error(`"${name}" is not allowed in server bundles, only ${SERVER_MODULES.join(', ')}`)
  }
}
