import { createRequire } from 'node:module'

/** The edge's own copies: all bundles of a page have to share React, and none brings one. */
const LENT = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/server',
  'react-router-dom',
  '@tanstack/react-query',
]

/**
 * The `require` that a server bundle gets. The packages are loaded as CommonJS, so that what the bundle's build expects
 * of a default import is there.
 */
export function lend(): (name: string) => unknown {
  const load = createRequire(import.meta.url)
  const lent = new Map(LENT.map((name) => [name, load(name) as unknown]))
  return (name) => {
    if (lent.has(name)) return lent.get(name)
    throw new Error(`"${name}" is not lent to server bundles, only ${LENT.join(', ')}`)
  }
}
