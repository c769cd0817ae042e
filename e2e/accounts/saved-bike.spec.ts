import type { Page } from '@playwright/test'

import { headingOf, open, whenHydrated } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { expect, logIn, test } from '../testing/site.ts'

const BIKE = '/configurator/nireeka-prime?build=1-c-5&step=summary'
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('configuratorData'))

test('a guest’s bike waits for the login and is then in the account', async ({ page, context, site }) => {
  await open(page, BIKE)
  await expect(page.getByRole('tab', { name: /Colour/ })).toContainText('Midnight Pearl')
  await page.getByRole('button', { name: 'Save this bike' }).click()
  await expect(page.getByRole('main').getByText('Saved in this browser.')).toBeVisible()
  expect(JSON.parse((await kept(page))!)).toEqual({
    bike_slug: 'nireeka-prime',
    size_id: 12,
    color_id: 5,
    ral: [],
    part_ids: [],
  })

  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(headingOf(page)).toHaveText('Log in')
  await whenHydrated(headingOf(page))
  await logIn(page, await newMember(site.address))
  await expect(page).toHaveURL(BIKE)
  await expect.poll(() => kept(page)).toBeNull()
  const token = (await context.cookies()).find(({ name }) => name === 'access_token')!.value
  const answer = await page.request.get('/api/builds', { headers: { authorization: `Bearer ${token}` } })
  expect((await answer.json()).data.items).toMatchObject([
    { bike_slug: 'nireeka-prime', size: { name: 'M' }, color: { name: 'Midnight Pearl' }, price: 4680 },
  ])
})
