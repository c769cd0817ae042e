import { defineConfig } from '@playwright/test'

import { installedBrowser } from '@nireeka/scripts/setup/find-browser'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  workers: 2,
  // CI tries once more and says so: `flaky: …` at the end of `npm test`, and more than three fail the run.
  retries: process.env.CI ? 1 : 0,
  globalSetup: './testing/global-setup.ts',
  // Two sites and two browsers share a machine: only what really hangs is to be taken for that.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { pathTemplate: '{testDir}/{testFileDir}/screenshots/{arg}{ext}' },
  },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // A trace of every test doubles the time of all.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: installedBrowser(),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
})
