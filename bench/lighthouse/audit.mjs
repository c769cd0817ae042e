import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'

/** @typedef {'phone' | 'desktop' | 'dark'} View */
/** @typedef {{ page: import('./pages.mjs').AuditedPage, address: string, view: View }} Visit */

/** A blink setting, because the browser's own choice of a colour scheme has no flag. */
const DARK = '--blink-settings=preferredColorScheme=0'
const SHIFT = 'cumulative-layout-shift'

/**
 * Opens a browser whose default context is shared by Playwright, which prepares, and Lighthouse, which audits.
 * @param {string} profile an empty folder
 * @param {View} view
 */
export async function openBrowser(profile, view) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      ...(view === 'dark' ? [DARK] : []),
    ],
  })
  const [port] = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
  return { context, port: Number(port) }
}

/** @param {View} view */
function configOf(view) {
  const { settings } = desktopConfig
  return {
    extends: 'lighthouse:default',
    settings: {
      ...(view === 'desktop' ? settings : {}),
      onlyCategories: view === 'dark' ? ['accessibility'] : ['accessibility', 'best-practices'],
      onlyAudits: view === 'dark' ? null : [SHIFT],
      throttlingMethod: /** @type {const} */ ('provided'),
      ignoreStatusCode: true,
    },
  }
}

/**
 * Fills the cart as a guest does.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 */
export async function fillCart(context, address) {
  const page = await context.newPage()
  // Without sizes or colours, so that nothing has to be chosen.
  await page.goto(`${address}/shop/accessories/4`, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  // The cart of the page before stays.
  await page.getByRole('button', { name: /^Cart, \d+ items?$/ }).waitFor()
  await page.close()
}

/**
 * Returns the scores (0 to 100), the layout shift (null in the dark, NaN if it couldn't be measured), and which audits
 * that count failed: those that aren't explained, and those that are.
 * @param {Awaited<ReturnType<typeof openBrowser>>} browser
 * @param {Visit} visit
 */
export async function audit({ context, port }, { page, address, view }) {
  if (page.hasCart) await fillCart(context, address)
  const result = await lighthouse(
    address + page.path,
    { port, logLevel: 'silent', disableStorageReset: Boolean(page.hasCart) },
    configOf(view),
  )
  if (!result) throw new Error(`${page.path} was not audited`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${page.path}: ${runtimeError.message}`)
  const counted = Object.values(categories)
    .flatMap((category) => category.auditRefs)
    .filter((ref) => ref.weight > 0 && isFailed(audits[ref.id]))
  const failed = [...new Set(counted.map((ref) => ref.id))]
  return {
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    shift: view === 'dark' ? null : (audits[SHIFT]?.numericValue ?? Number.NaN),
    failed: failed.filter((id) => !page.explained?.[id]),
    explained: failed.filter((id) => page.explained?.[id]),
    details: (/** @type {string} */ id) => audits[id]?.details,
  }
}

/**
 * Returns whether an audit failed or couldn't be made. The score is null where it doesn't apply.
 * @param {import('lighthouse').Result['audits'][string] | undefined} found
 */
const isFailed = (found) =>
  (typeof found?.score === 'number' && found.score < 1) || found?.scoreDisplayMode === 'error'
