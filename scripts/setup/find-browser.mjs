import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { installPackage } from './install-package.mjs'
import { root } from '../root.mjs'
import { run } from '../run.mjs'

/** The Chromium build without a window system, which renders the same pages in two thirds of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns environment variables that name the browser for tests: an installed Chromium or Chrome, otherwise
 * Playwright's own, otherwise the system's package. CI uses the headless shell where it is available.
 */
export async function findBrowser() {
  if (process.env.CI && !process.env.CHROMIUM_PATH && !pathOf(HEADLESS_SHELL)) installPackage(HEADLESS_SHELL)
  const installed = installedBrowser()
  if (installed) return { CHROMIUM_PATH: installed }

  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return {}
  console.log('No Chromium or Chrome here: installing one …')
  const hasOwn = await run('npx', ['playwright', 'install', '--with-deps', 'chromium'], { cwd: root }).then(
    () => existsSync(chromium.executablePath()),
    () => false,
  )
  if (hasOwn) return {}
  if (!installPackage(HEADLESS_SHELL)) installPackage('chromium')
  const packaged = installedBrowser()
  if (packaged) return { CHROMIUM_PATH: packaged }
  console.error('The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.')
  process.exit(1)
}

/** Returns the path of an installed browser, or undefined. */
export function installedBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  for (const name of NAMES) {
    const found = pathOf(name)
    if (found) return found
  }
  return PLACES.find((place) => existsSync(place))
}

/**
 * Returns a program's path; undefined when it isn't installed under this name.
 * @param {string} name
 */
export function pathOf(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}
