import type { Page } from '@playwright/test'

import { headingOf, open, reload } from '../testing/open.ts'
import { liveVersions, releaseChanged, rollBack } from '../testing/releases.ts'
import { expect, test } from '../testing/site.ts'

const shellFiles = (page: Page) =>
  page.locator('script[src^="/assets/"]').evaluateAll((all) => all.map((it) => it.getAttribute('src')))

test('a team releases its remote alone, and takes it back with one command', async ({ page, site }) => {
  await open(page, '/help-center')
  await expect(headingOf(page)).toHaveText('Help centre')
  const filesBefore = await shellFiles(page)
  const before = await liveVersions(site.address)

  const help = await releaseChanged(site, (code) => code.replaceAll('Help centre', 'Help desk'))

  await reload(page)
  await expect(headingOf(page)).toHaveText('Help desk')
  expect(await shellFiles(page)).toEqual(filesBefore)
  expect(help).not.toBe(before['help'])
  expect(await liveVersions(site.address)).toEqual({ ...before, help })

  expect(await rollBack(site)).toBe(before['help'])
  await reload(page)
  await expect(headingOf(page)).toHaveText('Help centre')
})
