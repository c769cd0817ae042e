import { defineConfig, type UserProjectConfigExport } from 'vitest/config'

type ProjectConfig = Extract<UserProjectConfigExport, { test?: unknown }>['test']

/** Where unit tests stand; `npm test -w mfe-shop` runs those of one package. */
const UNIT = ['{shell,mfe-*,gallery,scripts}/**', 'shared/*/**']
const tests = (...endings: string[]) =>
  UNIT.flatMap((folder) => endings.map((ending) => `${folder}/*${ending}`))

/** A component's test needs a document, and so does a module's whose file says so by its name. */
const IN_A_DOCUMENT = ['.test.tsx', '.dom.test.ts']
/** Rendered for the server: without a document. */
const COMPONENTS_WITHOUT = ['.node.test.tsx']

/**
 * The longest time of a test, in ms: far above what any takes, since it only ends one that hangs. A machine that does
 * much else at once takes several times as long for a test.
 */
const TEST_TIMEOUT = 90_000

/** A thread of its own for each file: lighter than a process, and as apart. */
const THREADS = 'threads'

const NEVER = ['**/node_modules/**', '**/dist/**']

/** What only a PostgreSQL server of its own can show otherwise than the embedded one; `npm run test:postgres` runs all. */
const ON_A_SERVER = [
  // Start, migrations, notifications.
  'api/src/backend.test.ts',
  'api/src/platform/changes.test.ts',
  'api/src/platform/database/**/*.test.ts',
  // Locks and limits.
  'api/src/platform/attempts/attempts.test.ts',
  'api/src/community/forum-writing/at-once.test.ts',
  'api/src/catalogue/spares/spare-counts.test.ts',
  'api/src/sales/checkout/last-parts.test.ts',
  'api/src/sales/checkout/last-pieces.test.ts',
  'api/src/platform/email/sending/outbox-worker.test.ts',
  // A purchase.
  'api/src/sales/checkout/checkout.routes.test.ts',
  'api/src/sales/payments/settle.test.ts',
]

const api: ProjectConfig = {
  // Every file has a database of its own, so the modules may be loaded once for all.
  isolate: false,
  environment: 'node',
  globalSetup: ['api/src/testing/global-setup.ts'],
  testTimeout: TEST_TIMEOUT,
  hookTimeout: 60_000,
}

export default defineConfig({
  root: import.meta.dirname,
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          pool: THREADS,
          include: tests('.test.ts', ...COMPONENTS_WITHOUT, '.test.mjs'),
          exclude: [...NEVER, '**/*.dom.test.ts'],
          testTimeout: TEST_TIMEOUT,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          pool: THREADS,
          // Loading jsdom for each file took most of the time. `set-up.ts` gives each file an empty document instead.
          isolate: false,
          // Part of what is loaded anew for each file, because it can only be started once.
          server: { deps: { inline: ['single-spa'] } },
          include: tests(...IN_A_DOCUMENT),
          exclude: [...NEVER, ...COMPONENTS_WITHOUT.map((ending) => `**/*${ending}`)],
          setupFiles: ['shared/kit/src/testing/set-up.ts'],
          testTimeout: TEST_TIMEOUT,
          // A hook may load pages with all that they need.
          hookTimeout: 60_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      { test: { name: 'api', ...api, include: ['api/src/**/*.test.ts'] } },
      { test: { name: 'api-on-a-server', ...api, include: ON_A_SERVER } },
    ],
  },
})
