import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { test as base, expect, type Page } from '@playwright/test'

import { openFaultProxy, type FaultProxy } from './fault-proxy.ts'

/** What the edge says of a server bundle that failed. */
interface RenderReport {
  key: string
  reason: string
  message: string
}

export { expect }

interface Site {
  address: string
  dataDir: string
  /** What the edge has reported of server bundles so far. */
  reports: RenderReport[]
}

interface Fixtures {
  /** Console errors that this test brings about on purpose. */
  expectedErrors: RegExp[]
  faultProxy: FaultProxy
}

/** Two sites and two browsers share this machine: only what really hangs is to be taken for that. */
const PATIENT = { callMs: 2000, coldCallMs: 2000 }

/** The production build on a port and a database of its own, one for each worker. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({}, use) => {
      const { serveSite } =
        (await import('@nireeka/scripts/serve')) as typeof import('@nireeka/scripts/serve')
      const dataDir = await mkdtemp(path.join(tmpdir(), 'nireeka-e2e-'))
      const reports: RenderReport[] = []
      const report = (it: RenderReport) => reports.push(it)
      const rendering = { limits: PATIENT, report }
      const site = await serveSite({ port: await freePort(), dataDir, edge: { rendering } })
      await use({ address: site.address, dataDir, reports })
      await site.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
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
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
}
