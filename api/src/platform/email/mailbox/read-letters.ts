import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { LETTER_FILE } from '../sending/folder-transport.ts'

const MOST_LISTED = 100

export interface ShownLetter {
  file: string
  to: string
  from: string
  subject: string
  /** ISO 8601. */
  date: string
  text: string
  html: string
  /** The file as it is. */
  source: string
}

/** The newest first; none when nothing was sent yet. */
export async function listLetters(folder: string): Promise<ShownLetter[]> {
  const files = await readdir(folder).catch(() => [])
  const newest = files
    .filter((file) => LETTER_FILE.test(file))
    .toSorted()
    .toReversed()
  const letters = await Promise.all(newest.slice(0, MOST_LISTED).map((file) => readLetter(folder, file)))
  return letters.filter((letter) => letter !== null)
}

/** Null for what is no letter of the folder. */
export async function readLetter(folder: string, file: string): Promise<ShownLetter | null> {
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
