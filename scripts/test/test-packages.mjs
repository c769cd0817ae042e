import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { root } from '../root.mjs'
import { runAndKeep } from '../run.mjs'

/**
 * Runs the tests of all packages whose sources have changed since they last passed; `filters` are turbo filters.
 * @param {string[]} filters
 */
export const testPackages = (...filters) =>
  runAndKeep(
    'npx',
    [
      'turbo',
      'run',
      'test',
      '--continue',
      '--output-logs=errors-only',
      '--no-update-notifier',
      ...filters.map((it) => `--filter=${it}`),
    ],
    { cwd: root, env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
  )

/** Returns the folders of the packages that have a `test` script. */
export const packagesWithTests = () =>
  [root, path.join(root, 'shared')]
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((folder) => {
      const file = path.join(folder, 'package.json')
      return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).scripts?.test !== undefined
    })
