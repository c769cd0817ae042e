import path from 'node:path'

import { root } from '../root.mjs'

/** Opens the remote registry of the running site, by the same environment variables as `npm start`. */
export async function openRegistry() {
  /** @type {typeof import('../../api/src/index.ts')} */
  const { openBackend } = await import(path.join(root, 'api/dist/index.js'))
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, 'data'))
  const backend = await openBackend({
    dataDir: path.join(dataDir, 'postgres'),
    databaseUrl: process.env.DATABASE_URL,
    origin: 'http://localhost',
    seed: false,
  })
  return { remotes: backend.remotes, dataDir, close: backend.close }
}
