import type { Page } from '@playwright/test'

import { open } from '../testing/open.ts'
import { expect, logIn, test } from '../testing/site.ts'
import { account } from './tab.ts'

const BIKE = '/configurator/nireeka-prime?build=1-c-5&step=summary'
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('configuratorData'))

async function saveAsGuest(page: Page) {
  await open(page, BIKE)
  await expect(page.getByRole('tab', { name: /Colour/ })).toContainText('Midnight Pearl')
  await page.getByRole('button', { name: 'Save this bike' }).click()
  await expect(page.getByText('Kept in this browser.')).toBeVisible()
  expect(JSON.parse((await kept(page))!)).toEqual({
    bike_slug: 'nireeka-prime',
    size_id: 12,
    color_id: 5,
    ral: [],
    part_ids: [],
  })
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
}

test('a guest’s bike waits for the login and is then in the account', async ({ page, context }) => {
  await saveAsGuest(page)
  await logIn(page, 'ben@example.com')
  await expect(page).toHaveURL(new RegExp(`${BIKE.replace('?', '\\?')}$`))
  await expect.poll(() => kept(page)).toBeNull()
  const token = (await context.cookies()).find(({ name }) => name === 'access_token')!.value
  const answer = await page.request.get('/api/builds', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await answer.json()).data.items[0]).toMatchObject({
    bike_slug: 'nireeka-prime',
    size: { name: 'M' },
    color: { name: 'Midnight Pearl' },
    price: 4680,
  })
})

test.describe('when saving fails', () => {
  test.use({ expectedErrors: async ({}, use) => use([/500/]) })

  test('the toast says so, and the copy in the browser is kept', async ({ page }) => {
    await saveAsGuest(page)
    await page.route('**/api/configurator/save', (route) =>
      route.fulfill({ status: 500, json: { message: 'Busy.', error: 'busy' } }),
    )
    await logIn(page, 'ben@example.com')
    await expect(page.getByText("Couldn't save your configured bike on server.")).toBeVisible()
    await expect(account(page)).toBeVisible()
    expect(await kept(page)).not.toBeNull()
  })
})
