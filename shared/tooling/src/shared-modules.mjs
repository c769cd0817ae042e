import { fileURLToPath } from 'node:url'

/**
 * What shell and remotes use one copy of. Facades of ours are shared instead of whole libraries: only what they list is shipped.
 * Eager modules are in the shell's first script; the others are fetched by the first page that needs one.
 */
const REACT = '^19.3.0'
const OURS = { version: '1.0.0', requiredVersion: '^1.0.0' }

const EAGER = {
  react: { requiredVersion: REACT },
  'react/jsx-runtime': { requiredVersion: REACT },
  'react-dom': { requiredVersion: REACT },
  'react-dom/client': { requiredVersion: REACT },
  '@nireeka/kit/router': OURS,
  '@nireeka/kit/query': OURS,
}

const ON_DEMAND = {
  '@nireeka/kit/form': OURS,
  '@nireeka/contracts/zod': OURS,
  // The shell's own code needs no Markdown; a module named by its file is provided all the same.
  '@nireeka/kit/markdown': { ...OURS, import: fileURLToPath(import.meta.resolve('@nireeka/kit/markdown')) },
}

/**
 * @param {Record<string, object>} modules
 * @param {object} extra
 */
const each = (modules, extra) =>
  Object.fromEntries(
    Object.entries(modules).map(([key, value]) => [key, { singleton: true, ...value, ...extra }]),
  )

export const sharedByShell = () => ({ ...each(EAGER, { eager: true }), ...each(ON_DEMAND, {}) })

/** Remotes bring no copy of their own: without the shell's there is nothing to mount into. */
export const sharedByRemote = () => each({ ...EAGER, ...ON_DEMAND }, { import: false })
