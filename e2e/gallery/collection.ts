import { readdirSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

const idsBelow = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => file.slice(0, -'.stories.tsx'.length).split(path.sep).join('/'))
    .toSorted()

/** The gallery's components, collected like in the gallery itself. */
export const COMPONENTS = [
  ...idsBelow('gallery/src/tokens').map((id) => `tokens/${id}`),
  ...idsBelow('shared/ui/src'),
]
