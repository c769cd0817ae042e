import { defineConfig } from '@playwright/test'

import { installedBrowser } from '@nireeka/scripts/setup/find-browser'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  workers: 2,
  // CI retries once and reports `flaky: …` at the end of `npm test`; more than three fail the run.
  retries: process.env.CI ? 1 : 0,
  globalSetup: './testing/global-setup.ts',
  // Long enough for two sites and two browsers on one machine, so that only a real hang fails.
  timeout: 180_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { pathTemplate: '{testDir}/{testFileDir}/screenshots/{arg}{ext}' },
  },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // Tracing every test would double the run time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: installedBrowser(),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
})
