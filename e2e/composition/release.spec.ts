import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { command } from '../testing/releases.ts'
import { expect, test } from '../testing/site.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('a team releases its remote alone, and takes it back with one command', async ({ page, site }) => {
  await page.goto('/help-center')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Help centre')
  const shellFiles = () =>
    page.locator('script[src^="/assets/"]').evaluateAll((all) => all.map((it) => it.getAttribute('src')))
  const before = await shellFiles()
  const liveBefore = await live(site.address)

  const draft = path.join(site.dataDir, 'next-help')
  await cp(path.join(root, 'mfe-help/dist'), draft, { recursive: true })
  await changeHeading(draft)
  await command('release', site, '--from', draft)

  await page.reload()
  await expect(heading).toHaveText('Help desk')
  expect(await shellFiles()).toEqual(before)
  const liveAfter = await live(site.address)
  expect({ ...liveAfter, help: '' }).toEqual({ ...liveBefore, help: '' })
  expect(liveAfter['help']).not.toBe(liveBefore['help'])

  await command('rollback', site)
  await page.reload()
  await expect(heading).toHaveText('Help centre')
})

async function live(address: string) {
  const answer = (await (await fetch(`${address}/api/remotes`)).json()) as {
    data: { remotes: Array<{ name: string; version: string }> }
  }
  return Object.fromEntries(answer.data.remotes.map(({ name, version }) => [name, version]))
}

/** The next version of the remote: the same build with another heading. */
async function changeHeading(dir: string) {
  const { readdir, rm } = await import('node:fs/promises')
  for (const file of await readdir(dir, { recursive: true })) {
    const full = path.join(dir, file)
    if (/\.(br|gz)$/.test(file)) await rm(full)
    else if (/\.c?js$/.test(file))
      await writeFile(full, (await readFile(full, 'utf8')).replaceAll('Help centre', 'Help desk'))
  }
}
