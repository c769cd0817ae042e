/**
 * Module Federation's bundler runtime as a remote's build needs it: the shell's copy, which
 * shell/src/remotes/federation.ts puts into a global before it loads a remote. Only what the shell's build leaves out,
 * because the shell exposes nothing, comes from the package.
 */
const {
  initContainerEntry,
} = require('@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js')

/**
 * What is used of `@module-federation/webpack-bundler-runtime`.
 * @typedef {{ options: { name: string }, initOptions: (options: object) => void }} Instance
 * @typedef {object} BundlerRuntime
 * @property {{ getInstance: (find: (it: Instance) => boolean) => Instance | null, createInstance: (options: object) => Instance }} runtime
 * @property {object} bundlerRuntime
 * @property {(require: object) => void} attachShareScopeMap
 */

const { runtime, ...shells } = /** @type {{ nireekaFederation: BundlerRuntime }} */ (
  /** @type {unknown} */ (globalThis)
).nireekaFederation

/**
 * Returns this remote's instance, as the package's own `init` does. A retry runs the entry again and finds the earlier
 * one. The shell's `init` would return the shell's instance, because it looks for its own build's id.
 * @param {{ name: string }} options
 */
function init(options) {
  const standing = runtime.getInstance((it) => it.options.name === options.name)
  const own = { ...options, id: '' }
  standing?.initOptions(own)
  return standing ?? runtime.createInstance(own)
}

module.exports = {
  runtime: { ...runtime, init },
  bundlerRuntime: { ...shells.bundlerRuntime, initContainerEntry },
  attachShareScopeMap: shells.attachShareScopeMap,
}
