import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ file: string, text: string }} Source */

const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|drawn|test-results)\//
const CODE = /\.(?:ts|tsx|mjs|cjs)$/
const TEST = /\.test\.|\.stories\.|\/testing\/|(?:^|\/)sample-/

/**
 * Returns the packages of a checkout: the folders that have a package.json.
 * @param {string} root
 */
export const packagesOf = (root) =>
  ['', 'shared']
    .flatMap((parent) => readdirSync(path.join(root, parent)).map((name) => path.posix.join(parent, name)))
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))

/**
 * Reads the code below a folder of a checkout.
 * @param {string} root
 * @param {string} folder
 * @returns {Source[]}
 */
export const readCode = (root, folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((file) => CODE.test(file) && !LEFT_OUT.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

/**
 * Returns the sources without tests.
 * @param {Source[]} sources
 */
export const withoutTests = (sources) => sources.filter(({ file }) => !TEST.test(file))

/**
 * Returns the number of matches by file, without those in comments and strings.
 * @param {Source[]} sources
 * @param {RegExp} pattern with the flag g
 */
export const countMatches = (sources, pattern) =>
  sources
    .map(({ file, text }) => ({ file, count: withoutTexts(text).match(pattern)?.length ?? 0 }))
    .filter(({ count }) => count > 0)

/** @param {string} text */
const withoutTexts = (text) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/'[^'\n]*'|"[^"\n]*"/g, "''")
