/**
 * `npm run bench:browser-suite`: runs the whole browser suite three times without retries, while two other processes
 * keep both cores busy. RUNS=1 runs it once.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'

import { findBrowser } from '@nireeka/scripts/setup/find-browser'
import { root } from '@nireeka/scripts/root'
import { runAndKeep } from '@nireeka/scripts/run'

const RUNS = Number(process.env.RUNS ?? 3)
const BUSY = 2
const MS = 1000

const busy = Array.from({ length: BUSY }, () => spawn(process.execPath, ['-e', 'for (;;) {}']))
const env = { ...process.env, ...(await findBrowser()), CI: '' }
const rows = []
try {
  for (let run = 1; run <= RUNS; run += 1) {
    const begun = performance.now()
    const command = ['playwright', 'test', '-c', path.join(root, 'e2e/playwright.config.ts')]
    const { isGreen } = await runAndKeep('npx', command, { cwd: root, env })
    const seconds = Math.round((performance.now() - begun) / MS)
    rows.push(`run ${run}: ${isGreen ? 'green' : 'RED'}, ${seconds} s`)
    if (!isGreen) process.exitCode = 1
  }
} finally {
  for (const process of busy) process.kill()
}
console.log(`\n${rows.join('\n')}`)
