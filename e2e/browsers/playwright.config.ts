import { defineConfig } from '@playwright/test'

import type { BrowserOption } from './test.ts'

export default defineConfig<BrowserOption>({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../../test-results/browsers',
  workers: 2,
  globalSetup: '../testing/global-setup.ts',
  timeout: 240_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/browsers.json' }]],
  projects: [
    { name: 'Firefox', use: { program: 'firefox' } },
    { name: 'WebKitGTK', use: { program: 'webkitgtk' } },
  ],
})
