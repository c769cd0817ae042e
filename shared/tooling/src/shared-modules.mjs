import { fileURLToPath } from 'node:url'

/**
 * The modules of which shell and remotes share one copy. Of large libraries, modules of ours that re-export a part are
 * shared, so that only this part is shipped. Eager modules are in the shell's first script; the others are loaded by
 * the first page that needs one.
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
  // With one copy, shell and remotes share one live connection.
  '@nireeka/kit/live-connection': OURS,
  // The shell's own code doesn't use Markdown; naming the module by its file provides it nevertheless.
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

/**
 * Returns the shared modules for a remote's build. Remotes have no copies of their own, because they can't be mounted
 * without the shell anyway.
 */
export const sharedByRemote = () => each({ ...EAGER, ...ON_DEMAND }, { import: false })
