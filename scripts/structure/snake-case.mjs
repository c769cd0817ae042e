import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { root as repository } from '../root.mjs'

const NAME =
  /(?<![\w$.'"`/-])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w'"`(-])|(?<=[\w)\]?]\.)[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm
const TEXTS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g

/**
 * Files that may contain the API's names: the API border, tests and test data. What a browser stores in the form in
 * which it is sent (`stored-bike.api.ts`) belongs to the border.
 */
const AT_THE_BORDER = /\.api\.ts$|\.test\.tsx?$|\/testing\/|\/sample[^/]*\.tsx?$|-samples?\.tsx?$/

/** API names that are allowed everywhere, with the reason. */
const ALLOWED = new Set([
  // The session's user is part of Platform, which must stay the same for every version of a remote.
  'is_admin',
  'last_name',
  'lacks_second_factor',
  'user_name',
  // A payment provider's own parameter in the URL to which it redirects the customer.
  'session_id',
])

/**
 * Returns the TypeScript files of a folder, as paths from the repository.
 * @param {string} root
 * @param {string} folder
 */
const filesIn = (root, folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)

/**
 * Returns the snake_case names that the API uses as values: states, metrics, kinds. As keys of a record these are
 * data.
 * @param {string} root
 * @returns {Set<string>}
 */
function valuesOf(root) {
  const files = filesIn(root, 'shared/contracts/src')
  const texts = files.flatMap(
    (file) => readFileSync(`${root}/${file}`, 'utf8').match(/(?<=')[a-z]+(?:_[a-z]+)+(?=')/g) ?? [],
  )
  return new Set(texts)
}

/**
 * Counts the API's snake_case names outside the API border in the source of remotes and shell.
 * @param {string} [root] the repository
 * @returns {Map<string, number>} by file, without files that have none
 */
export function countSnakeCase(root = repository) {
  const values = valuesOf(root)
  const isForeign = (/** @type {string} */ name) => !values.has(name) && !ALLOWED.has(name)
  const packages = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'))
  const counts = packages
    .flatMap((name) => filesIn(root, `${name}/src`))
    .filter((file) => !AT_THE_BORDER.test(file))
    .map((file) => {
      const code = readFileSync(`${root}/${file}`, 'utf8').replaceAll(COMMENTS, '').replaceAll(TEXTS, "''")
      return /** @type {const} */ ([file, (code.match(NAME) ?? []).filter(isForeign).length])
    })
  return new Map(counts.filter(([, count]) => count > 0).toSorted(([, one], [, other]) => other - one))
}

if (process.argv[1] === import.meta.filename) {
  const counts = countSnakeCase()
  for (const [file, count] of counts) console.log(String(count).padStart(4), file)
  console.log(
    [...counts.values()].reduce((sum, count) => sum + count, 0),
    'names of the API outside *.api.ts',
  )
}
