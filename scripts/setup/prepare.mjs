import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { root } from '../root.mjs'
import { run } from '../run.mjs'
import { step } from '../steps.mjs'

const STAMP = path.join(root, 'node_modules/.nireeka-lock')
const OLDEST_NODE = { major: 20, minor: 19 }

/** Runs `npm ci` if the lock file has changed since the last installation. */
export async function installWhenNeeded() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE.major || (major === OLDEST_NODE.major && minor < OLDEST_NODE.minor)) {
    console.error(
      `Node ${Object.values(OLDEST_NODE).join('.')} or later is needed; this is ${process.versions.node}.`,
    )
    process.exit(1)
  }
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.log('Installing the packages of the lock file …')
  await step('install', () =>
    // Building takes the development packages, which npm leaves out where NODE_ENV is production.
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root }),
  )
  writeFileSync(STAMP, lock)
}

/**
 * Builds the packages whose inputs have changed, according to turbo.
 * @param {string[]} filters turbo filters; none builds everything
 */
export async function buildWhatChanged(...filters) {
  console.log('Building what changed …')
  const options = [
    '--output-logs=errors-only',
    '--no-update-notifier',
    ...filters.map((it) => `--filter=${it}`),
  ]
  await step('builds', () =>
    run('npx', ['turbo', 'run', 'build', ...options], {
      cwd: root,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    }),
  )
}
