// Opens a page in a headless browser that renders in software, so that every machine draws the same pictures.
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]
const LONGEST = 900_000

/** The script of the page that draws the site's pictures. */
export const PAGE = `import { openPictures } from './page.ts'
openPictures()`

/**
 * Returns a script and everything it imports, bundled into one text.
 * @param {string} contents
 * @param {Omit<import('esbuild').BuildOptions, 'write'>} [options]
 */
export async function bundle(contents, options = {}) {
  const result = await build({
    stdin: { contents, resolveDir: HERE, loader: 'ts', sourcefile: 'entry.ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    ...options,
  })
  return result.outputFiles.map(({ text }) => text).join('')
}

/**
 * Runs a script in this process instead of a page, and returns its exports.
 * @param {string} contents
 */
export async function loadBundled(contents) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nireeka-pictures-'))
  const file = path.join(folder, 'script.mjs')
  writeFileSync(file, await bundle(contents, { format: 'esm', platform: 'node' }))
  try {
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Runs a script in a new page; `close` ends the browser.
 * @param {string} script
 */
export async function openPage(script) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ARGUMENTS,
  })
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } })
  page.setDefaultTimeout(LONGEST)
  page.on('console', (message) => {
    if (/GPU stall|ReadPixels/.test(message.text())) return
    if (['error', 'warning'].includes(message.type()))
      console.error(`[page] ${message.text().slice(0, 1500)}`)
  })
  page.on('pageerror', (error) => console.error(`[page] ${error.stack}`))
  await page.addScriptTag({ content: script })
  return { page, close: () => browser.close() }
}

/**
 * Returns the bytes of a data URL.
 *
 * @param {string} address
 */
export const bytesOf = (address) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
