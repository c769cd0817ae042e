import path from 'node:path'

import { root } from '../root.mjs'

/** Opens the remote registry of the running site, by the same environment variables as `npm start`. */
export async function openRegistry() {
  /** @type {typeof import('../../api/src/index.ts')} */
  const api = await import(path.join(root, 'api/dist/index.js')).catch((error) => {
    throw new Error('The API isn’t built: start the site first.', { cause: error })
  })
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, 'data'))
  const registry = await api.openRegistry({
    dataDir: path.join(dataDir, 'postgres'),
    databaseUrl: process.env.DATABASE_URL,
  })
  return { ...registry, releasesDir: path.join(dataDir, 'releases') }
}
