import path from 'node:path'

import { buildWhatChanged, installWhenNeeded } from '../setup/prepare.mjs'
import { root } from '../root.mjs'

/**
 * Runs work on the site's database, which is found by the same environment variables as `npm start`. What the work
 * refuses is printed as a sentence.
 * @param {(api: typeof import('../../api/src/index.ts'), config: import('pg').ClientConfig) => Promise<void>} work
 */
export async function onDatabase(work) {
  await installWhenNeeded()
  await buildWhatChanged('@nireeka/api')
  /** @type {typeof import('../../api/src/index.ts')} */
  const api = await import(path.join(root, 'api/dist/index.js'))
  const database = await api.openDatabase({
    databaseUrl: process.env.DATABASE_URL,
    dataDir: path.join(dataDir, 'postgres'),
  })
  try {
    await work(api, database.config)
  } catch (error) {
    if (!(error instanceof api.BackupError)) throw error
    console.error(error.message)
    process.exitCode = 1
  } finally {
    await database.close()
  }
}

/** The site's data folder. */
export const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, 'data'))
