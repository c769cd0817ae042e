/**
 * `npm run page-views -- <folder> [site]`: takes a picture of each kind of page at 390, 820 and 1440 px, in both themes,
 * for looking at them side by side. Without a URL it serves this checkout.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { chromium } from '@playwright/test'

import { findBrowser } from '@nireeka/scripts/setup/find-browser'
import { fillCart } from '../lighthouse/audit.mjs'
import { serveThis } from '../serve-this.mjs'
import { FIRST_OF, GUEST_PAGES, MEMBER_PAGES } from './pages.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {'light' | 'dark'} Theme */

const WIDTHS = [390, 820, 1440]
const THEMES = /** @type {const} */ (['light', 'dark'])
/** A demo account, as `npm start` prints it. */
const MEMBER = { email: 'anna@example.com', password: 'ride-nireeka-2021' }
/** As much of a long page as can be seen in one picture, in screens. */
const SCREENS = 3
const SCREEN = 900
/** How long a page has for its last pictures, in milliseconds. */
const SETTLED = 1500

const [folder, given] = process.argv.slice(2)
if (!folder) throw new Error('Give the folder for the pictures.')
Object.assign(process.env, await findBrowser())
await mkdir(folder, { recursive: true })
const served = given ? null : await serveThis()
const address = given ?? served?.address ?? ''
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
try {
  for (const width of WIDTHS) for (const theme of THEMES) await takeAll(width, theme)
} finally {
  await browser.close()
  await served?.close()
}

/**
 * @param {number} width
 * @param {Theme} theme
 */
async function takeAll(width, theme) {
  const context = await browser.newContext({
    viewport: { width, height: SCREEN },
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const take = (/** @type {string} */ it, mark = '') => takePage(page, it, `${width}-${theme}${mark}`)
  await page.goto(address)
  await page.getByRole('button', { name: 'Only what is needed' }).click()
  for (const it of GUEST_PAGES.filter(({ hasCart }) => !hasCart)) await take(it.path)
  await fillCart(context, address)
  for (const it of GUEST_PAGES.filter(({ hasCart }) => hasCart)) await take(it.path, '-filled')
  await logIn(page)
  for (const it of MEMBER_PAGES) await take(it)
  for (const list of FIRST_OF) {
    await page.goto(address + list)
    const first = page.getByRole('main').locator(`a[href^="${list}/"]`).first()
    const href = await first.getAttribute('href')
    if (href) await take(href)
  }
  await context.close()
}

/** @param {Page} page */
async function logIn(page) {
  await page.goto(`${address}/login`)
  await page.getByLabel('Email', { exact: true }).fill(MEMBER.email)
  await page.getByLabel('Password', { exact: true }).fill(MEMBER.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/**
 * @param {Page} page
 * @param {string} it
 * @param {string} view
 */
async function takePage(page, it, view) {
  await page.goto(address + it)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const most = SCREENS * SCREEN
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), most)
  // Pictures and sections come when they are near.
  for (let y = 0; y < height; y += SCREEN / 2) {
    await page.mouse.wheel(0, SCREEN / 2)
    await page.waitForTimeout(100)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(SETTLED)
  const { width = 0 } = page.viewportSize() ?? {}
  const name = `${it.replace(/^\//, '').replaceAll(/[^\w-]+/g, '-') || 'home'}-${view}.png`
  await page.screenshot({
    path: path.join(folder ?? '', name),
    fullPage: true,
    clip: { x: 0, y: 0, width, height },
    animations: 'disabled',
  })
  console.log(name)
}
