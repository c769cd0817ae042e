// A page in a headless browser that draws with software, so that every machine draws the same.
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'

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

/** The text of a script and all that it imports, as one. */
export async function bundle(contents) {
  const result = await build({
    stdin: { contents, resolveDir: HERE, loader: 'ts', sourcefile: 'entry.ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  })
  return result.outputFiles[0].text
}

/** Runs a script in a new page; `close` ends the browser. */
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

/** The bytes of a data address. */
export const bytesOf = (address) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
