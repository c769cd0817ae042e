import { Readable } from 'node:stream'

import yazl from 'yazl'

import type { Db } from '../database/open-database.ts'
import type { AllPersonalRules, Person } from './personal-rules.ts'
import { hasRows, listFiles, readFile, readRows } from './read-personal-data.ts'

const README = `Everything that Nireeka stores about you.

data/   one JSON file for each table of our database that has something about you
files/  pictures, documents and videos that you sent us
documents/  your invoices and credit notes

Passwords, keys and the links of emails are left out: whoever has this file shall not get into your account.
Amounts are in cents, times in ISO 8601.
`

interface Input {
  rules: AllPersonalRules
  person: Person
  at: Date
}

/**
 * Returns the member's data as a ZIP file, which is read from the transaction while it is written: at any time, one file
 * or a few hundred rows of it are in memory.
 */
export async function zipPersonalData(trx: Db, { rules, person, at }: Input): Promise<Readable> {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  // Its reader gets the error. Without this listener, one that comes before there is a reader would end the process.
  output.on('error', () => undefined)
  const add = (name: string, pieces: () => AsyncGenerator<string | Buffer>) =>
    zip.addReadStreamLazy(name, { mtime: at }, (give) => {
      // yazl doesn't look after the errors of such a stream.
      give(
        null,
        Readable.from(pieces()).on('error', (error) => output.destroy(error)),
      )
    })

  // All is looked for before the first file is read: a connection answers one query at a time.
  const entries: Array<Parameters<typeof add>> = []
  for (const entry of rules) {
    const [table, { file, documents }] = entry
    if (!(await hasRows(trx, entry, person))) continue
    entries.push([`data/${table}.json`, () => asArray(readRows(trx, entry, person))])
    for (const { place, name } of await listFiles(trx, entry, person)) {
      const bytes = () => asPieces(readFile(trx, table, file?.bytes ?? '', place))
      entries.push([`files/${table}/${safeName(name)}`, bytes])
    }
    for (const { name, read } of (await documents?.(trx, person)) ?? []) {
      entries.push([`documents/${safeName(name)}`, () => asPieces(read())])
    }
  }
  zip.addBuffer(Buffer.from(README), 'README.txt', { mtime: at })
  for (const entry of entries) add(...entry)
  zip.end()
  return output
}

async function* asPieces(bytes: Promise<Buffer>) {
  yield await bytes
}

async function* asArray(rows: AsyncGenerator<string>) {
  let before = '[\n'
  for await (const row of rows) {
    yield before + row
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Returns a file's name without what would lead out of its folder. */
const safeName = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '_')
    .replaceAll(/\.{2,}/g, '.')
    .slice(0, 150)
