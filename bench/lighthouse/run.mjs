/**
 * `npm run bench:lighthouse -- [site]`: audits each kind of public page with Lighthouse on a phone, on a desktop and
 * in the dark theme. Fails if an audit that counts fails or can't be made, unless `pages.mjs` explains it, or if anything
 * shifts. Without a URL it serves this checkout. VERBOSE=1 prints what each audit found.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { findBrowser } from '@nireeka/scripts/setup/find-browser'
import { serveThis } from '../serve-this.mjs'
import { audit, openBrowser } from './audit.mjs'
import { PAGES } from './pages.mjs'

const VIEWS = /** @type {const} */ (['phone', 'desktop', 'dark'])

/** @param {import('./audit.mjs').Visit['view']} view @param {string} address */
async function auditAll(view, address) {
  const profile = await mkdtemp(path.join(tmpdir(), 'nireeka-lighthouse-'))
  const browser = await openBrowser(profile, view)
  try {
    for (const page of PAGES) print(page, view, await audit(browser, { page, address, view }))
  } finally {
    await browser.context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/**
 * @param {import('./pages.mjs').AuditedPage} page
 * @param {string} view
 * @param {Awaited<ReturnType<typeof audit>>} found
 */
function print(page, view, { scores: [accessibility, practices], shift, failed, explained, details }) {
  const isBad = failed.length > 0 || (shift !== null && shift !== 0)
  if (isBad) process.exitCode = 1
  const name = page.path + (page.hasCart ? ' (filled)' : '')
  const columns = [accessibility, practices ?? '', shift?.toFixed(4) ?? ''].map((it) =>
    String(it).padStart(15),
  )
  const notes = [...failed, ...explained.map((id) => `${id} (explained)`)].join(', ')
  console.log(`${name.padEnd(28)}${view.padEnd(8)}${columns.join('')}  ${notes}`)
  if (process.env.VERBOSE) for (const id of failed) console.log(id, JSON.stringify(details(id)))
}

Object.assign(process.env, await findBrowser())
const [given] = process.argv.slice(2)
const served = given ? null : await serveThis()
try {
  const titles = ['accessibility', 'best practices', 'shift'].map((it) => it.padStart(15))
  console.log(`${'page'.padEnd(28)}${'view'.padEnd(8)}${titles.join('')}  failed audits`)
  for (const view of VIEWS) await auditAll(view, given ?? served?.address ?? '')
} finally {
  await served?.close()
}
