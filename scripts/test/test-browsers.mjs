/**
 * `npm run test:browsers`: the site's main journeys in Firefox and in WebKitGTK, which has Safari's engine. Further
 * arguments go to Playwright, such as `--project Firefox` or `shopping`.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { root } from '../root.mjs'
import { runAndKeep } from '../run.mjs'
import { findOtherBrowsers } from '../setup/find-other-browsers.mjs'
import { buildWhatChanged, installWhenNeeded } from '../setup/prepare.mjs'
import { tableOf } from './browser-table.mjs'
import { readPlaywright, withExit } from './test-report.mjs'

const result = path.join(root, 'test-results/browsers.json')

await installWhenNeeded()
await buildWhatChanged()
const browsers = findOtherBrowsers()
rmSync(result, { force: true })

const { isGreen } = await runAndKeep(
  'npx',
  ['playwright', 'test', '-c', 'e2e/browsers/playwright.config.ts', ...process.argv.slice(2)],
  { cwd: root, env: { ...process.env, ...browsers } },
)
const read = existsSync(result) ? JSON.parse(readFileSync(result, 'utf8')) : null
const { passed, failed } = withExit(readPlaywright(read), isGreen)
console.log(`\n${tableOf(read)}\n\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
