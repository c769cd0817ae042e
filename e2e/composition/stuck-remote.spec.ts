import type { Page } from '@playwright/test'

import { headingOf, open } from '../testing/open.ts'
import { isSameDocument, markDocument } from '../testing/hold.ts'
import { releaseChanged, rollBack } from '../testing/releases.ts'
import { expect, test } from '../testing/site.ts'

const HANG = 'await new Promise(() => {});'
const THROW = 'throw new Error("broken on purpose");'

/** Returns a change of a release's scripts by which a lifecycle of the remote begins with this statement. */
const beginning = (lifecycle: 'mount' | 'unmount', statement: string) => (code: string) =>
  code.replace(new RegExp(`\\b${lifecycle}:async (\\w+)=>\\{`), `${lifecycle}:async $1=>{${statement}`)

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
const retryIn = (page: Page) => page.getByRole('button', { name: 'Try again' })
const skeleton = (page: Page) => page.locator('[data-page="loading"]')
const only = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText([name])

test('a mount that hangs shows its skeleton and then the fallback, can be left meanwhile, and is healed by a rollback', async ({
  page,
  site,
}) => {
  await releaseChanged(site, beginning('mount', HANG))
  await open(page, '/contact')
  await markDocument(page)

  await goTo(page, 'Spare parts')
  await expect(skeleton(page)).toBeVisible()
  await goTo(page, 'Accessories')
  await only(page, 'Accessories')

  await goTo(page, 'Spare parts')
  await expect(retryIn(page)).toBeVisible()
  await rollBack(site)
  await retryIn(page).click()
  await expect(headingOf(page)).toHaveText('Spare parts')
  expect(await isSameDocument(page)).toBe(true)
})

for (const [how, statement] of [
  ['throws', THROW],
  ['hangs', HANG],
] as const) {
  test(`an unmount that ${how} leaves nothing behind, and its remote comes again`, async ({ page, site }) => {
    await releaseChanged(site, beginning('unmount', statement))
    await open(page, '/shop/spares')
    await markDocument(page)
    await goTo(page, 'Accessories')
    await only(page, 'Accessories')
    await goTo(page, 'Spare parts')
    await only(page, 'Spare parts')
    await goTo(page, 'Contact')
    await only(page, 'Contact')
    expect(await isSameDocument(page)).toBe(true)
    await rollBack(site)
  })
}
