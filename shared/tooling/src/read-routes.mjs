import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compileFunction } from 'node:vm'

import { transformSync } from '@swc/core'

/** @typedef {import('@nireeka/kit/routes').Route} Route */

/** Replaces every import of a route table, so that its pages and loaders can be named without being run. */
const anything = new Proxy(() => anything, {
  get: (_target, key) => (key === Symbol.toPrimitive || key === 'then' ? undefined : anything),
})

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
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  })
  const require = (/** @type {string} */ name) => {
    if (name === '@nireeka/kit/routes') return { defineRoutes: (/** @type {Route[]} */ rows) => rows }
    return /^\..*routes\.ts$/.test(name) ? evaluate(path.resolve(path.dirname(file), name)) : anything
  }
  /** @type {{ routes?: Route[] }} */
  const exported = {}
  compileFunction(code, ['exports', 'require'], { filename: file })(exported, require)
  return exported
}
