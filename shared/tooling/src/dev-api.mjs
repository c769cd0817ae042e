import { spawnSync } from 'node:child_process'
import path from 'node:path'

/**
 * Runs the API in this process on the developers' own database, so that the site's data isn't changed.
 * @param {string} root
 */
export async function startApi(root) {
  const built = spawnSync('npx', ['turbo', 'run', 'build', '--filter=./api', '--output-logs=errors-only'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (built.status !== 0) throw new Error('The API could not be built')
  /** @type {typeof import('../../../api/src/index.ts')} */
  const { openBackend } = await import(path.join(root, 'api/dist/index.js'))
  const backend = await openBackend({
    dataDir: path.join(root, 'data/dev/postgres'),
    origin: 'http://localhost',
  })
  const address = await backend.app.listen({ port: 0, host: '127.0.0.1' })
  return { address, close: backend.close }
}
