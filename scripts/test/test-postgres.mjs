/**
 * `npm run test:postgres`: runs all tests of the API on a PostgreSQL server instead of the embedded one. Further
 * arguments go to vitest.
 */
import { openPostgres } from '../setup/find-postgres.mjs'
import { root } from '../root.mjs'
import { run } from '../run.mjs'

const server = await openPostgres()
try {
  await run('npx', ['vitest', 'run', '--project', 'api', '--reporter=dot', ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: server.url },
  })
} catch {
  process.exitCode = 1
} finally {
  await server.close()
}
