import { areaOf } from './sources.mjs'

/**
 * @typedef {import('./sources.mjs').Source} Source
 * @typedef {{ file: string, table: string, owner: string, isWrite: boolean }} TableUse
 */

/** Returns the area that owns each table: the one whose `tables.ts` declares it. @param {Source[]} sources @returns {Map<string, string>} */
export function tableOwners(sources) {
  const owners = new Map()
  for (const { path: file, text } of sources.filter((source) => source.path.endsWith('/tables.ts'))) {
    for (const [, body = ''] of text.matchAll(/^export interface \w*Tables\b[^{]*\{\n([\s\S]*?)^\}/gm)) {
      for (const [, table = ''] of body.matchAll(/^ {2}(\w+): /gm)) owners.set(table, areaOf(file))
    }
  }
  return owners
}

const QUERY = /\b(insertInto|updateTable|deleteFrom|mergeInto|selectFrom|\w+Join|using)\(\s*'(\w+)/g
const COMPUTED = /\b(insertInto|updateTable|deleteFrom|selectFrom|\w+Join)\(\s*[a-zA-Z_]\w*[,)]/
const WRITES = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']
const SQL = /\b(insert into|update|delete from|from|join)\s+(\w+)/g
const SQL_WRITES = ['insert into', 'update', 'delete from']

/** Returns the tables that a file's queries name, each once for reading and once for writing. @param {Source} source @param {Map<string, string>} owners @returns {TableUse[]} */
export function tableUses({ path: file, text }, owners) {
  const templates = [...text.matchAll(/sql(?:<[^`]*?>)?`([^`]*)`/g)].map(([, body = '']) => body).join('\n')
  const found = [
    ...[...text.matchAll(QUERY)].map(([, verb = '', table = '']) => ({
      table,
      isWrite: WRITES.includes(verb),
    })),
    ...[...templates.matchAll(SQL)].map(([, verb = '', table = '']) => ({
      table,
      isWrite: SQL_WRITES.includes(verb),
    })),
  ]
  /** @type {Map<string, TableUse>} */
  const uses = new Map()
  for (const { table, isWrite } of found) {
    const owner = owners.get(table)
    if (owner !== undefined) uses.set(`${table} ${isWrite}`, { file, table, owner, isWrite })
  }
  return [...uses.values()]
}

/** Returns all uses of tables within areas. @param {Source[]} sources @returns {TableUse[]} */
export function allTableUses(sources) {
  const owners = tableOwners(sources)
  return sources.filter((source) => areaOf(source.path)).flatMap((source) => tableUses(source, owners))
}

/** Returns the uses of a table outside of the area that owns it. @param {Source[]} sources @returns {TableUse[]} */
export const crossTableUses = (sources) =>
  allTableUses(sources).filter(({ file, owner }) => areaOf(file) !== owner)

/** Returns who may read which columns of each table of another area, from its `views.ts`. @param {Source[]} sources @returns {Map<string, { readers: string[], columns: string[] }>} */
export function viewsOf(sources) {
  const views = new Map()
  for (const { path: file, text } of sources.filter((source) => /^\w+\/views\.ts$/.test(source.path))) {
    for (const [, table = '', body = ''] of text.matchAll(/^ {2}(\w+): \{\n([\s\S]*?)^ {2}\}/gm)) {
      views.set(`${areaOf(file)}.${table}`, {
        readers: listIn(body, 'readers'),
        columns: listIn(body, 'columns'),
      })
    }
  }
  return views
}

/** Returns the words of a list in a view. @param {string} body @param {string} name */
function listIn(body, name) {
  const [, list = ''] = new RegExp(`${name}: \\[([^\\]]*)\\]`).exec(body) ?? []
  return [...list.matchAll(/'(\w+)'/g)].map(([, word = '']) => word)
}

/**
 * Returns the uses of tables that no view allows: writes to another domain's table, or reads without a declared view.
 * @param {Source[]} sources
 * @returns {TableUse[]}
 */
export function usesBesideViews(sources) {
  const views = viewsOf(sources)
  return crossTableUses(sources).filter(
    ({ file, table, owner, isWrite }) =>
      isWrite || !views.get(`${owner}.${table}`)?.readers.includes(areaOf(file)),
  )
}

/**
 * Returns the columns of other domains' tables that a file's queries use with a table name or alias: 'buyer.email' of
 * users as buyer.
 * @param {Source} source
 * @param {Map<string, string>} owners
 * @returns {Array<{ file: string, view: string, column: string }>}
 */
export function foreignColumns({ path: file, text }, owners) {
  const templates = [...text.matchAll(/sql(?:<[^`]*?>)?`([^`]*)`/g)].map(([, body = '']) => body)
  const strings = [...text.matchAll(/'([\w.]+(?: as \w+)?)'/g)].map(([, words = '']) => words)
  const words = [...templates, ...strings].join('\n')
  const named = [...words.matchAll(/\b(\w+)(?: as (\w+))?/g)].filter(([, table = '']) => owners.has(table))
  const names = new Map(named.map(([, table = '', alias = table]) => [alias, table]))
  return [...words.matchAll(/\b(\w+)\.(\w+)/g)].flatMap(([, alias = '', column = '']) => {
    const table = names.get(alias) ?? ''
    const owner = owners.get(table)
    return owner === undefined || owner === areaOf(file) ? [] : [{ file, view: `${owner}.${table}`, column }]
  })
}

/**
 * Returns the files whose queries take a table's name from a variable, so that its owner can't be determined.
 * @param {Source[]} sources
 */
export const computedTables = (sources) =>
  sources.filter(({ path: file, text }) => areaOf(file) && COMPUTED.test(text)).map(({ path: file }) => file)

/**
 * Returns declared readers that read nothing, as 'owner.table for reader'.
 * @param {Source[]} sources
 * @returns {string[]}
 */
export function unusedViews(sources) {
  const used = new Set(
    crossTableUses(sources).map(({ file, owner, table }) => `${owner}.${table} for ${areaOf(file)}`),
  )
  return [...viewsOf(sources)]
    .flatMap(([view, { readers }]) => readers.map((reader) => `${view} for ${reader}`))
    .filter((name) => !used.has(name))
}

/**
 * Returns the columns that a query reads but no view declares.
 * @param {Source[]} sources
 */
export function columnsBesideViews(sources) {
  const owners = tableOwners(sources)
  const views = viewsOf(sources)
  return sources
    .filter(({ path: file }) => areaOf(file))
    .flatMap((source) => foreignColumns(source, owners))
    .filter(({ view, column }) => !views.get(view)?.columns.includes(column))
}
