import type { LineError } from './import.api.ts'

/** Returns the errors of a check as CSV, in which no text is a formula for a spreadsheet. */
export function errorsCsv(errors: readonly LineError[]): string {
  const rows = [
    ['line', 'item', 'error'],
    ...errors.map(({ line, item, message }) => [String(line), item, message]),
  ]
  const text = rows.map((row) => row.map(toCell).join(',')).join('\r\n')
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  return `\uFEFF${text}\r\n`
}

const toCell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
