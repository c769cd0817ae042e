import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

import { installedBrowser } from '@nireeka/scripts/setup/find-browser'
import { expect, test } from '@playwright/test'

const ROOT = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

test('a small still of the Prime looks like the one that was committed', async ({}, { outputDir }) => {
  test.setTimeout(240_000)
  const { stdout } = await run('node', ['shared/bike3d/pictures/check-still.mjs'], {
    cwd: ROOT,
    env: { ...process.env, CHROMIUM_PATH: installedBrowser(), PICTURES_OUT: outputDir },
  })
  expect(stdout).toContain('On average')
})
