/** `npm run backup [folder]`: writes all rows of the database to a folder, while the site may run. */
import path from 'node:path'

import { dataDir, onDatabase } from './open-database.mjs'

const name = new Date().toISOString().replaceAll(':', '-')
const folder = path.resolve(process.argv[2] ?? path.join(dataDir, 'backups', name))

await onDatabase(async ({ backUp }, config) => {
  const { tables } = await backUp({ config, folder })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows of ${tables.length} tables are in ${folder}`)
})
