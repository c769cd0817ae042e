import { toDollars } from '@nireeka/contracts'
import type { ItemChangeData } from '@nireeka/contracts/api'

import type { ImportItem } from './import-items.ts'
import { type Read, readCents, readStock, readPublished } from './read-cells.ts'
import type { ImportLine } from './read-lines.ts'

type Fields = Pick<ItemChangeData, 'stock' | 'price' | 'published'>
export interface Compared {
  fields: Fields
  problems: string[]
}

/** Compares the cells of a line with its item; returns what differs, and what is wrong. */
export function compareLine(item: ImportItem, { cells }: ImportLine): Compared {
  const compared: Compared = { fields: {}, problems: [] }
  compareStock(item, cells.stock, compared)
  if (item.kind === 'product') {
    comparePrice(item, cells.price, compared)
    comparePublished(item, cells.status, compared)
  } else if (cells.price !== undefined || cells.status !== undefined) {
    compared.problems.push('Only the stock of a configurator part can be imported.')
  }
  return compared
}

/** Returns the value of a cell; undefined when it is empty or wrong, which is noted. */
function valueOf<Value>(
  cell: string | undefined,
  read: (cell: string) => Read<Value>,
  { problems }: Compared,
) {
  if (cell === undefined) return undefined
  const end = read(cell)
  if ('value' in end) return end.value
  problems.push(end.problem)
  return undefined
}

function compareStock({ stock, is_parent }: ImportItem, cell: string | undefined, compared: Compared) {
  const after = valueOf(cell, readStock, compared)
  if (after === undefined || after === stock) return
  if (is_parent) compared.problems.push(VARIANTS)
  else if (after === null || stock === null) compared.problems.push(COUNTING)
  else compared.fields.stock = { before: stock, after }
}

const VARIANTS = 'It is sold as variants: change their lines instead.'
const COUNTING = 'Whether stock is counted is set on the product’s page, not by an import.'

function comparePrice({ price_cents, is_parent }: ImportItem, cell: string | undefined, compared: Compared) {
  const after = valueOf(cell, readCents, compared)
  if (after === undefined || price_cents === null || after === price_cents) return
  if (is_parent) compared.problems.push(VARIANTS)
  else compared.fields.price = { before: toDollars(price_cents), after: toDollars(after) }
}

function comparePublished(item: ImportItem, cell: string | undefined, compared: Compared) {
  const { published, refusal } = item
  const after = valueOf(cell, readPublished, compared)
  if (after === undefined || published === null || after === published) return
  const price = compared.fields.price?.after ?? item.price_cents
  if (after && refusal !== null) compared.problems.push(refusal)
  else if (after && price === 0) compared.problems.push('Give it a price first; then it can be published.')
  else compared.fields.published = { before: published, after }
}
