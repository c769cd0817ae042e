import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Pictures' previews as data, by their addresses. */
export type Previews = ReadonlyMap<string, string>

const ENDING = '-preview.webp'
const ADDRESS = /(?<=src=")\/pictures\/[^"]+-preview\.webp(?=")/g

/** Some hundred files of a hundred bytes: read once. */
export function readPreviews(picturesDir: string): Previews {
  const files = readdirSync(picturesDir, { recursive: true, encoding: 'utf8' })
  return new Map(
    files
      .filter((file) => file.endsWith(ENDING))
      .map((file) => [`/pictures/${file}`, `data:image/webp;base64,${read(join(picturesDir, file))}`]),
  )
}

const read = (file: string) => readFileSync(file, 'base64')

/** The HTML with the previews in it, so that no picture's place is empty before its file has come. */
export const withPreviews = (html: string, previews: Previews) =>
  html.replace(ADDRESS, (address) => previews.get(address) ?? address)
