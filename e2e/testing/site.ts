import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { test as base, expect, type Page } from '@playwright/test'

import { openFaultProxy, type FaultProxy } from './fault-proxy.ts'
import { trackRequests } from './requests-settled.ts'

export { expect }

/** The edge server's report of a failed server bundle. */
interface RenderReport {
  key: string
  reason: string
  message: string
}

export interface Site {
  /** Where the site answers by http, for tests that call it without a browser. */
  address: string
  /** Where visitors find the site: at the front before it, otherwise at `address`. */
  siteUrl: string
  dataDir: string
  databaseUrl: string
  /** All render reports of the edge server so far. */
  reports: RenderReport[]
}

/** What stands between visitors and a site. */
export interface Front {
  address: string
  close: () => Promise<void>
}

/** Opens a front before the site at `target`; null for visitors who come to the site itself. */
type OpenFront = ((target: string) => Promise<Front>) | null

interface WorkerFixtures {
  openFront: OpenFront
  sites: ReturnType<typeof createSites>
}

interface Fixtures {
  /** The production build with its own database: a new one for each test file, and after a failed test. */
  site: Site
  /** Patterns of console errors that the test causes on purpose. */
  expectedErrors: RegExp[]
  faultProxy: FaultProxy
}

/** FRESH_SITE=test opens a site for each test, to find tests that depend on each other. */
const IS_FRESH_FOR_EACH_TEST = process.env.FRESH_SITE === 'test'

/** Generous render limits, because two sites and two browsers share the machine: only a real hang exceeds them. */
const RENDER_LIMITS = { callMs: 2000, coldCallMs: 2000 }

export const test = base.extend<Fixtures, WorkerFixtures>({
  openFront: [async ({}, use) => use(null), { scope: 'worker' }],
  sites: [
    async ({ openFront }, use) => {
      const sites = createSites(openFront)
      await use(sites)
      await sites.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ sites }, use, { file, testId }) => {
    await use(await sites.of(IS_FRESH_FOR_EACH_TEST ? testId : file))
  },
  baseURL: async ({ site }, use) => use(site.address),
  expectedErrors: [[], { option: true }],
  faultProxy: async ({ site }, use) => {
    const faultProxy = await openFaultProxy(site.address)
    await use(faultProxy)
    await faultProxy.close()
  },
  // A console error fails the test that caused it.
  page: async ({ page, expectedErrors }, use) => {
    trackRequests(page)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([])
  },
})

/** Returns a cache of a single site by key. */
function createSites(openFront: OpenFront) {
  let current: { key: string; site: Site; close: () => Promise<void> } | null = null
  return {
    /** Returns the site for a key; a new key closes the previous site. */
    async of(key: string): Promise<Site> {
      if (current?.key === key) return current.site
      await current?.close()
      current = { key, ...(await openSite(openFront)) }
      return current.site
    },
    close: async () => current?.close(),
  }
}

async function openSite(openFront: OpenFront) {
  const { serveSite } =
    (await import('@nireeka/scripts/start/serve-site')) as typeof import('@nireeka/scripts/start/serve-site')
  const { copyTemplate } =
    (await import('@nireeka/scripts/test/site-template')) as typeof import('@nireeka/scripts/test/site-template')
  const name = `site_${randomBytes(6).toString('hex')}`
  const { databaseUrl, drop } = await copyTemplate(process.env.E2E_SERVER_URL!, name)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-e2e-'))
  const reports: RenderReport[] = []
  const rendering = { limits: RENDER_LIMITS, report: (it: RenderReport) => reports.push(it) }
  const port = await freePort()
  const front = await openFront?.(`http://localhost:${port}`)
  const siteUrl = front?.address
  const served = await serveSite({ port, dataDir, databaseUrl, siteUrl, edge: { rendering } })
  const { address } = served
  return {
    site: { address, siteUrl: siteUrl ?? address, dataDir, databaseUrl, reports },
    async close() {
      await front?.close()
      await served.close()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

export const DEMO_PASSWORD = 'ride-nireeka-2021'

export async function logIn(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
}
