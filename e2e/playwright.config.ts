import { defineConfig } from '@playwright/test'

import { installedBrowser } from '@nireeka/scripts/find-browser'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: {
    timeout: 8000,
    toHaveScreenshot: { pathTemplate: '{testDir}/{testFileDir}/screenshots/{arg}{ext}' },
  },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: installedBrowser(),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
})
