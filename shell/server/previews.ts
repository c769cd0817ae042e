import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Tiny preview images as data URLs, by the pictures' addresses. */
export type Previews = ReadonlyMap<string, string>

const ENDING = '-preview.webp'
const ADDRESS = /(?<=src=")\/pictures\/[^"]+-preview\.webp(?=")/g

/** Reads all preview images once: some hundred files of about a hundred bytes. */
export function readPreviews(picturesDir: string): Previews {
  const files = readdirSync(picturesDir, { recursive: true, encoding: 'utf8' })
  return new Map(
    files
      .filter((file) => file.endsWith(ENDING))
      .map((file) => [`/pictures/${file}`, `data:image/webp;base64,${read(join(picturesDir, file))}`]),
  )
}

const read = (file: string) => readFileSync(file, 'base64')

/** Returns the HTML with the preview images inlined, so that pictures have a placeholder until they are loaded. */
export const withPreviews = (html: string, previews: Previews) =>
  html.replace(ADDRESS, (address) => previews.get(address) ?? address)
