/**
 * `npm run restore FOLDER`: restores a backup into an empty database. `-- --replace` empties a database that has data
 * first. The site must not run.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'

import { onDatabase } from './open-database.mjs'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean' } },
})
const [named] = positionals
if (!named) {
  console.error('Name the folder of the backup: npm run restore data/backups/…')
  process.exit(1)
}
const folder = path.resolve(named)

await onDatabase(async ({ restore }, config) => {
  const { tables, created_at } = await restore({ config, folder, mayReplace: values.replace })
  console.log(`${tables.length} tables are as they were at ${created_at}.`)
})
