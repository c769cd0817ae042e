import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: [
            '{shell,mfe-*,gallery}/{src,server}/**/*.test.{ts,tsx}',
            'shared/*/src/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['shared/kit/src/testing/set-up.ts'],
          // A whole bike is built in a second or two, but not while everything else is tested beside it.
          testTimeout: 20_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'api',
          // Every file has a database of its own, so the modules may be loaded once for all.
          isolate: false,
          environment: 'node',
          include: ['api/src/**/*.test.ts'],
          globalSetup: ['api/src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
