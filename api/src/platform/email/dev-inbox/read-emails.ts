import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { LETTER_FILE } from '../sending/folder-transport.ts'

const MOST_LISTED = 100

export interface ShownEmail {
  file: string
  to: string
  from: string
  subject: string
  /** The email's date, as ISO 8601. */
  date: string
  text: string
  html: string
  /** The file's raw content. */
  source: string
}

/** Returns the folder's emails, the newest first; none if nothing was sent yet. */
export async function listEmails(folder: string): Promise<ShownEmail[]> {
  const files = await readdir(folder).catch(() => [])
  const newest = files
    .filter((file) => LETTER_FILE.test(file))
    .toSorted()
    .toReversed()
  const emails = await Promise.all(newest.slice(0, MOST_LISTED).map((file) => readEmail(folder, file)))
  return emails.filter((email) => email !== null)
}

/** Reads one email; null for a file that isn't an email of the folder. */
export async function readEmail(folder: string, file: string): Promise<ShownEmail | null> {
  if (!LETTER_FILE.test(file)) return null
  const bytes = await readFile(join(folder, file)).catch(() => null)
  if (!bytes) return null
  const { default: PostalMime } = await import('postal-mime')
  const { to, from, subject, date, text, html } = await PostalMime.parse(bytes)
  return {
    file,
    to: addresses(to ?? []),
    from: addresses(from ? [from] : []),
    subject: subject ?? '',
    date: date ?? '',
    text: text ?? '',
    html: html ?? '',
    source: bytes.toString(),
  }
}

const addresses = (list: Array<{ address?: string }>) => list.map(({ address }) => address ?? '').join(', ')
