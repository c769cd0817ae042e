import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { root as repository } from '../root.mjs'

const NAME =
  /(?<![\w$.'"`/-])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w'"`(-])|(?<=[\w)\]?]\.)[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm
const TEXTS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g

/** Files that hold names of the API for a reason: the border itself, tests and what tests send. */
const AT_THE_BORDER = /\.api\.ts$|\.test\.tsx?$|\/testing\/|\/sample[^/]*\.tsx?$|-samples?\.tsx?$/

/** Names that may stand anywhere, and why. */
const ALLOWED = new Set([
  // The session's user is part of Platform, which is the same for every version of a remote.
  'is_admin',
  'last_name',
  'user_name',
  // A payment service's own name in the address that it sends the customer back to.
  'session_id',
])

/**
 * Lists the TypeScript of a folder, as paths from the repository.
 * @param {string} root
 * @param {string} folder
 */
const filesIn = (root, folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)

/**
 * Returns what the API's answers call by such names as values: states, metrics, kinds. As keys of a record they are data.
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
 * Counts the API's names (snake_case) outside the border in the source of remotes and shell.
 * @param {string} [root] the repository
 * @returns {Map<string, number>} by file, without those that have none
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
