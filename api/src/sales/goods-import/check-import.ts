import type { ImportCheckData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'
import { compareLine } from './compare-line.ts'
import { type ImportItem, readImportItems } from './import-items.ts'
import { type ImportLine, readLines } from './read-lines.ts'

/** Returns what the import of a CSV file would change, and what is wrong with it; nothing is written. */
export async function checkImport(db: Db, bytes: Buffer): Promise<ImportCheckData> {
  const { lines, ignored } = readLines(bytes)
  const find = finderOf(await readImportItems(db, wantedBy(lines)))
  const seen = new Map<ImportItem, number>()
  const check: ImportCheckData = { lines: lines.length, changes: [], errors: [], ignored }
  for (const line of lines) {
    const item = find(line)
    const name = item?.title ?? line.cells.number ?? line.cells.id ?? ''
    const fail = (message: string) => check.errors.push({ line: line.line, item: name, message })
    if (!item) {
      fail(notFound(line))
      continue
    }
    const before = seen.get(item)
    if (before !== undefined) {
      fail(`Line ${before} has this item already.`)
      continue
    }
    seen.set(item, line.line)
    const { fields, problems } = compareLine(item, line)
    for (const problem of problems) fail(problem)
    const { kind, id, number, title } = item
    if (Object.keys(fields).length > 0)
      check.changes.push({ kind, id, number, title, line: line.line, ...fields })
  }
  return check
}

const ID = /^[1-9]\d{0,8}$/
const isPart = ({ cells }: ImportLine) => cells.kind?.toLowerCase() === 'part'

const idsOf = (lines: readonly ImportLine[]) =>
  lines.flatMap(({ cells: { id = '' } }) => (ID.test(id) ? [Number(id)] : []))

/** Returns which items the lines name. */
function wantedBy(lines: readonly ImportLine[]) {
  const products = lines.filter((line) => !isPart(line))
  return {
    ids: idsOf(products),
    numbers: products.flatMap(({ cells: { number } }) => (number === undefined ? [] : [number])),
    parts: idsOf(lines.filter(isPart)),
  }
}

/** Returns a function that finds the item of a line: by its id, or else by its number. */
function finderOf(items: readonly ImportItem[]) {
  const byId = new Map(items.map((item) => [`${item.kind} ${item.id}`, item]))
  const byNumber = new Map(items.map((item) => [item.number, item]))
  return (line: ImportLine) => {
    const { id, number } = line.cells
    if (id !== undefined) return byId.get(`${isPart(line) ? 'part' : 'product'} ${id}`)
    return number === undefined ? undefined : byNumber.get(number)
  }
}

function notFound({ cells: { id, number } }: ImportLine): string {
  if (id !== undefined) return `Nothing that can be imported has the id ${id.slice(0, 30)}.`
  return number === undefined ? 'This line has no id and no number.' : 'No product has this number.'
}
