import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { compileFunction } from 'node:vm'

/** @typedef {import('@nireeka/kit/routes').Route} Route */

/** Replaces every import of a route table, so that its pages and loaders can be named without being run. */
const anything = new Proxy(() => anything, {
  get: (_target, key) => (ABSENT.has(key) ? undefined : anything),
})
/** Of these, `load` tells a lazy page from another one. */
const ABSENT = new Set([Symbol.toPrimitive, 'then', 'load'])
const ui = new Proxy(
  { lazyPage: () => ({ load: anything }) },
  { get: (known, key) => (key === 'lazyPage' ? known.lazyPage : anything) },
)

/**
 * Returns the rows of a route table without its pages. The facts of a row are literals, in this file or in other route
 * files that it imports (`*routes.ts`).
 * @param {string} file
 * @returns {Route[]}
 */
export function readRoutes(file) {
  return evaluate(file).routes ?? []
}

/**
 * Runs a route file and returns its exports.
 * @param {string} file
 * @returns {{ routes?: Route[] }}
 */
function evaluate(file) {
  const code = compile(file)
  const require = (/** @type {string} */ name) => {
    if (name === '@nireeka/kit/routes') return { defineRoutes: (/** @type {Route[]} */ rows) => rows }
    if (name === '@nireeka/ui') return ui
    return /^\..*routes\.ts$/.test(name) ? evaluate(path.resolve(path.dirname(file), name)) : anything
  }
  /** @type {{ routes?: Route[] }} */
  const exported = {}
  compileFunction(code, ['exports', 'require'], { filename: file })(exported, require)
  return exported
}

/**
 * Returns a route file as CommonJS. The compiler runs in a process of its own: tests read routes in worker threads, and
 * its native code can crash a process when such a thread ends.
 * @param {string} file
 */
const compile = (file) =>
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'compile-routes.mjs'), file], {
    encoding: 'utf8',
  })
