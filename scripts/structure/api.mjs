import path from 'node:path'

import { areaOf, readSources } from './sources.mjs'
import { allTableUses, columnsBesideViews, computedTables, unusedViews, usesBesideViews } from './tables.mjs'

/** The domains of the API; each may import those before it. */
export const DOMAINS = ['platform', 'identity', 'catalogue', 'bikes', 'sales', 'community']

/** Entry files other than `<domain>/index.ts`: the PDF library is large, so it is loaded with the first PDF. */
const OTHER_ENTRIES = ['platform/pdf/index.ts']

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {{ file: string, target: string }} Import
 */

/** Returns the files below the same folder that a file imports, types as well. @param {Source} source @returns {Import[]} */
export const importsOf = ({ path: file, text }) =>
  [...text.matchAll(/(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g)]
    .map(([, specifier = '']) => ({ file, target: path.posix.join(path.posix.dirname(file), specifier) }))
    .filter(({ target }) => !target.startsWith('..'))

/** Returns the imports that lead from one area into another. @param {Source[]} sources @returns {Import[]} */
export const crossImports = (sources) =>
  sources
    .flatMap(importsOf)
    .filter(({ file, target }) => areaOf(file) && areaOf(target) && areaOf(file) !== areaOf(target))

/** Returns the imports that go past the entry of another domain. @param {Source[]} sources @returns {Import[]} */
export const pastEntries = (sources) =>
  sources
    .flatMap(importsOf)
    .filter(
      ({ file, target }) => areaOf(target) && areaOf(target) !== 'testing' && areaOf(file) !== areaOf(target),
    )
    .filter(({ target }) => target !== `${areaOf(target)}/index.ts` && !OTHER_ENTRIES.includes(target))

/** Returns the imports of a domain that comes later in the order. @param {Source[]} sources @returns {Import[]} */
export const upwardImports = (sources) =>
  crossImports(sources).filter(
    ({ file, target }) => DOMAINS.indexOf(areaOf(file)) < DOMAINS.indexOf(areaOf(target)),
  )

/** Returns the areas that import one another in a circle, each circle as a sorted list. @param {Source[]} sources @returns {string[][]} */
export function cyclesOf(sources) {
  /** @type {Map<string, Set<string>>} */
  const uses = new Map()
  for (const { file, target } of crossImports(sources)) {
    uses.set(areaOf(file), (uses.get(areaOf(file)) ?? new Set()).add(areaOf(target)))
  }
  /** @param {string} start */
  const reachable = (start) => {
    /** @type {Set<string>} */
    const found = new Set()
    const open = [start]
    while (open.length > 0) {
      for (const next of uses.get(open.pop() ?? '') ?? []) {
        if (!found.has(next)) open.push(next)
        found.add(next)
      }
    }
    return found
  }
  const reach = new Map([...uses.keys()].map((area) => [area, reachable(area)]))
  const circles = [...uses.keys()]
    .filter((area) => reach.get(area)?.has(area))
    .map((area) =>
      [...uses.keys()]
        .filter((other) => reach.get(area)?.has(other) && reach.get(other)?.has(area))
        .toSorted()
        .join(' '),
    )
  return [...new Set(circles)].map((circle) => circle.split(' '))
}

/** Returns a sentence for each place where the borders between domains are crossed. @param {Source[]} sources @returns {string[]} */
export const faultsOf = (sources) => [
  ...cyclesOf(sources).map((circle) => `These domains import one another in a circle: ${circle.join(', ')}.`),
  ...upwardImports(sources).map(
    ({ file, target }) =>
      `${file} imports ${areaOf(target)}, which comes after it: let app.ts give it what it needs.`,
  ),
  ...pastEntries(sources).map(
    ({ file, target }) => `${file} imports ${target}: go through ${areaOf(target)}/index.ts.`,
  ),
  ...usesBesideViews(sources).map(({ file, table, owner, isWrite }) =>
    isWrite
      ? `${file} writes ${table}, which only ${owner} writes.`
      : `${file} reads ${table}: ask ${owner} through its entry, or declare it in ${owner}/views.ts.`,
  ),
  ...columnsBesideViews(sources).map(
    ({ file, view, column }) => `${file} reads ${column}, which the view of ${view} does not list.`,
  ),
  ...computedTables(sources).map((file) => `${file} takes the name of a table from a variable.`),
  ...unusedViews(sources).map((name) => `Nothing reads the view ${name}.`),
]

/** Returns the figures of the API's structure for the sources below a folder. @param {string} folder */
export function measureApi(folder) {
  const sources = readSources(folder)
  const uses = allTableUses(sources)
  const cycles = cyclesOf(sources)
  const app = sources.find(({ path: file }) => file === 'app.ts')
  return {
    areas: new Set(sources.map(({ path: file }) => areaOf(file)).filter(Boolean)).size,
    cycles: cycles.length,
    areasInCycles: cycles.flat().length,
    importsPastEntries: pastEntries(sources).length,
    tableUses: uses.length,
    crossTableUses: uses.filter(({ file, owner }) => areaOf(file) !== owner).length,
    crossTableWrites: uses.filter(({ file, owner, isWrite }) => isWrite && areaOf(file) !== owner).length,
    usesBesideViews: usesBesideViews(sources).length,
    importsOfApp: app ? importsOf(app).length : 0,
  }
}
