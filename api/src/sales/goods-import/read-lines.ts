import { IMPORT_LIMITS } from '@nireeka/contracts/api'
import { CsvError, parse } from 'csv-parse/sync'

import { ApiError } from '../../platform/index.ts'

/** The columns that an import reads. */
const READ = ['id', 'kind', 'number', 'stock', 'price', 'status'] as const
export type ImportColumn = (typeof READ)[number]

/** A line of the file: its number from 1, and its cells by column. */
export interface ImportLine {
  line: number
  cells: Partial<Record<ImportColumn, string>>
}

interface Lines {
  lines: ImportLine[]
  /** The columns that an import doesn't read. */
  ignored: string[]
}

/**
 * Reads a CSV file: UTF-8 with or without a mark, cells separated by commas, semicolons or tabs. Throws a 422 with a
 * sentence for a file that is none, has too many lines, or names no items.
 */
export function readLines(bytes: Buffer): Lines {
  const text = decode(bytes)
  const [head, ...records] = parseRecords(text)
  const columns = (head?.record ?? []).map((name) => name.trim().toLowerCase())
  if (!columns.includes('id') && !columns.includes('number')) throw unreadable(NO_ITEMS)
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at)
  if (twice !== undefined) throw unreadable(`The column “${twice}” is there twice.`)
  if (records.length > IMPORT_LIMITS.maxLines) throw unreadable(TOO_LONG)
  const lines = records.map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(
      READ.flatMap((name) => {
        const cell = cellOf(record[columns.indexOf(name)])
        return cell === '' ? [] : [[name, cell]]
      }),
    ),
  }))
  return { lines, ignored: columns.filter((name) => name !== '' && !READ.some((read) => read === name)) }
}

const NO_ITEMS = 'The first line must name the columns, with “id” or “number” among them, as the exports do.'
const TOO_LONG = 'The file has more than 20,000 lines. Please import it in parts.'
const NOT_TEXT = 'This file isn’t CSV in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.'

const unreadable = (sentence: string) => new ApiError(422, 'unreadable_file', sentence)

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unreadable(NOT_TEXT)
  }
}

interface Record_ {
  record: string[]
  info: { lines: number }
}

function parseRecords(text: string): Record_[] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      to: IMPORT_LIMITS.maxLines + 2,
      max_record_size: 100_000,
    }) as unknown as Record_[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw unreadable(`Line ${error.lines ?? 1} can’t be read: a quotation mark may be missing.`)
  }
}

/** Returns what separates the cells of the first line. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1)
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ','
}

/** Returns a cell's text without the apostrophe that an export puts before what a spreadsheet would compute. */
const cellOf = (cell = '') => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim()
