import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { test as base, expect, type Page } from '@playwright/test'

import { openFaultProxy, type FaultProxy } from './fault-proxy.ts'

export { expect }

/** What the edge says of a server bundle that failed. */
interface RenderReport {
  key: string
  reason: string
  message: string
}

export interface Site {
  address: string
  dataDir: string
  databaseUrl: string
  /** What the edge has reported of server bundles so far. */
  reports: RenderReport[]
}

interface Fixtures {
  /** The production build with a database of its own: fresh for each file, and for the rest of it after a failed test. */
  site: Site
  /** Console errors that this test brings about on purpose. */
  expectedErrors: RegExp[]
  faultProxy: FaultProxy
}

/** FRESH_SITE=test opens a site for each test: what fails only then, or only otherwise, depends on another test. */
const IS_FRESH_FOR_EACH_TEST = process.env.FRESH_SITE === 'test'

/** Two sites and two browsers share this machine, so only a call that really hangs may run into a limit. */
const RENDER_LIMITS = { callMs: 2000, coldCallMs: 2000 }

export const test = base.extend<Fixtures, { sites: ReturnType<typeof createSites> }>({
  sites: [
    async ({}, use) => {
      const sites = createSites()
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
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([])
  },
})

/** One site at a time, each for a key. */
function createSites() {
  let current: { key: string; site: Site; close: () => Promise<void> } | null = null
  return {
    /** The site of this key; another one than before ends that. */
    async of(key: string): Promise<Site> {
      if (current?.key === key) return current.site
      await current?.close()
      current = { key, ...(await openSite()) }
      return current.site
    },
    close: async () => current?.close(),
  }
}

async function openSite() {
  const { serveSite } =
    (await import('@nireeka/scripts/start/serve-site')) as typeof import('@nireeka/scripts/start/serve-site')
  const { copyTemplate } =
    (await import('@nireeka/scripts/test/site-template')) as typeof import('@nireeka/scripts/test/site-template')
  const name = `site_${randomBytes(6).toString('hex')}`
  const { databaseUrl, drop } = await copyTemplate(process.env.E2E_SERVER_URL!, name)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-e2e-'))
  const reports: RenderReport[] = []
  const rendering = { limits: RENDER_LIMITS, report: (it: RenderReport) => reports.push(it) }
  const served = await serveSite({ port: await freePort(), dataDir, databaseUrl, edge: { rendering } })
  return {
    site: { address: served.address, dataDir, databaseUrl, reports },
    async close() {
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
