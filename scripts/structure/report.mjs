/**
 * `npm run bench:structure -- [folder]`: prints figures about the code's structure, of this checkout or of another
 * one, so that an older version can be compared.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { root as here } from '../root.mjs'
import { measureApi } from './api.mjs'
import { countMatches, packagesOf, readCode, withoutTests } from './counts.mjs'
import { countSnakeCase } from './snake-case.mjs'
import { readWalks } from './walks.mjs'

const root = path.resolve(process.argv[2] ?? here)
const packages = packagesOf(root).map((folder) => ({ folder, code: readCode(root, folder) }))
const ofPages = packages.filter(({ folder }) => /^(?:mfe-|shell)/.test(folder))
const pages = withoutTests(ofPages.flatMap(({ code }) => code)).filter(({ file }) => file.includes('/src/'))
const everything = packages.flatMap(({ code }) => code)

/** @type {(what: string, figure: number | string) => void} */
const row = (what, figure) => console.log(`${what.padEnd(74)} ${String(figure).padStart(8)}`)
/** @type {(what: string, places: Array<{ file: string, count: number }>) => void} */
const places = (what, found) =>
  row(
    `${what} (in ${found.length} files)`,
    found.reduce((sum, { count }) => sum + count, 0),
  )

console.log(`Structure of ${root}\n\nFiles of a walk`)
for (const { name, files, problems } of readWalks(root))
  row(name, problems.length > 0 ? 'no longer' : files.length)

console.log('\nThe API')
for (const [what, figure] of Object.entries(measureApi(path.join(root, 'api/src')))) row(what, figure)

console.log('\nOne way to do a thing')
places(
  'wire names (snake_case) outside *.api.ts',
  [...countSnakeCase(root)].map(([file, count]) => ({ file, count })),
)
const code = withoutTests(everything)
const FORMATTER = /Intl\.DateTimeFormat|\.toLocale(?:Date|Time)String\(/g
places('formatters of dates', countMatches(code, FORMATTER))
const PAGE_PARSER = /\b(?:parse|read|to|get)Page(?:Number|Of\w*)?\s*(?:=|\()(?=[^\n]*(?:=>|\{))/g
places('readers of page numbers', countMatches(pages, PAGE_PARSER))

console.log('\nTypes')
const scripts = everything.filter(({ file }) => /\.[mc]js$/.test(file))
row('.mjs and .cjs files', scripts.length)
row('of them not type-checked', isChecked() ? 0 : scripts.length)

console.log('\nLines by package, without tests')
for (const { folder, code: sources } of packages)
  row(
    folder,
    withoutTests(sources).reduce((sum, { text }) => sum + text.split('\n').length, 0),
  )

/** Returns whether the compiler's options check scripts; then `npm run types` fails for each type error in them. */
function isChecked() {
  const files = ['tsconfig.base.json', 'tsconfig.json'].map((name) => path.join(root, name))
  return files.some((file) => existsSync(file) && /"checkJs": true/.test(readFileSync(file, 'utf8')))
}
