/** Prints a route file as CommonJS: `node compile-routes.mjs src/routes.ts`. */
import { readFileSync } from 'node:fs'

import { transformSync } from '@swc/core'

const file = process.argv[2] ?? ''
const { code } = transformSync(readFileSync(file, 'utf8'), {
  filename: file,
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  module: { type: 'commonjs' },
})
process.stdout.write(code)
