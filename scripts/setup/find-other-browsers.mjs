import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { pathOf } from './find-browser.mjs'
import { installPackage } from './install-package.mjs'

const LIBRARIES = '/usr/lib'
const MINI_BROWSER = 'webkit2gtk-4.1/MiniBrowser'

/**
 * What the journeys in other browsers need, by the variable that names its path, with Debian's package of it.
 * @type {Record<string, { packageName: string, lookUp: () => string | undefined }>}
 */
const PROGRAMS = {
  FIREFOX_PATH: {
    packageName: 'firefox-esr',
    lookUp: () => pathOf('firefox-esr') ?? pathOf('firefox'),
  },
  WEBKIT_DRIVER_PATH: { packageName: 'webkit2gtk-driver', lookUp: () => pathOf('WebKitWebDriver') },
  // The driver's package brings the libraries, among which its browser stands.
  WEBKIT_BROWSER_PATH: { packageName: 'webkit2gtk-driver', lookUp: findMiniBrowser },
  XVFB_PATH: { packageName: 'xvfb', lookUp: () => pathOf('Xvfb') },
  OPENSSL_PATH: { packageName: 'openssl', lookUp: () => pathOf('openssl') },
}

/** Returns environment variables that name Firefox, WebKitGTK and their programs; installs what is missing. */
export function findOtherBrowsers() {
  return Object.fromEntries(Object.entries(PROGRAMS).map(([name, program]) => [name, find(name, program)]))
}

/**
 * @param {string} name
 * @param {(typeof PROGRAMS)[string]} program
 */
function find(name, { packageName, lookUp }) {
  const here = process.env[name] ?? lookUp()
  if (here) return here
  console.log(`Installing ${packageName} …`)
  const installed = installPackage(packageName) ? lookUp() : undefined
  if (installed) return installed
  console.error(`These journeys need ${packageName}: install it, or name the program in ${name}.`)
  process.exit(1)
}

/** Debian keeps the browser in the folder of the machine's kind, such as x86_64-linux-gnu. */
function findMiniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined
  return readdirSync(LIBRARIES)
    .map((folder) => path.join(LIBRARIES, folder, MINI_BROWSER))
    .find((file) => existsSync(file))
}
