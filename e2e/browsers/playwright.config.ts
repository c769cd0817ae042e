import { defineConfig } from '@playwright/test'

import type { BrowserOption } from './test.ts'

export default defineConfig<BrowserOption>({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../../test-results/browsers',
  // A section that two browsers at once keep from loading within 3 s stays as the server wrote it, and can't be used.
  workers: 1,
  globalSetup: '../testing/global-setup.ts',
  timeout: 240_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/browsers.json' }]],
  projects: [
    { name: 'Firefox', use: { program: 'firefox' } },
    { name: 'WebKitGTK', use: { program: 'webkitgtk' } },
  ],
})
