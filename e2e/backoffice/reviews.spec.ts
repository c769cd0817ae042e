import type { Page } from '@playwright/test'

import { violations } from '../testing/violations.ts'
import { expect, logIn, test } from '../testing/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Reviews {
  data: { items: Array<{ author: string }> }
}

/** What everybody reads of the front light. */
async function authorsShown(address: string) {
  const answer = await fetch(`${address}/api/accessories/8/reviews`)
  return ((await answer.json()) as Reviews).data.items.map(({ author }) => author)
}

async function expectNothing(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await violations(page), colorScheme).toEqual([])
  }
}

test('an agent reads what waits, publishes by keyboard, rejects with a reason, and sees nothing else', async ({
  page,
  site,
}) => {
  await page.goto('/backoffice/reviews')
  await expect(page).toHaveURL('/login?continue=%2Fbackoffice%2Freviews')
  await logIn(page, 'agent@example.com')
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
  const light = page.getByRole('article', { name: 'Review of Front light 100 lux by eve' })
  await expect(light).toBeVisible()
  await expectNothing(page)
  expect(await authorsShown(site.address)).not.toContain('eve')

  await light.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(light).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Reviews' })).toBeFocused()
  expect(await authorsShown(site.address)).toContain('eve')

  const cape = page.getByRole('article', { name: 'Review of Rain cape by Rosa' })
  await expect(cape.getByText('Cape <b>or</b> tent?')).toBeVisible()
  await cape.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog', { name: 'Why isn’t it shown?' })
  await expectNothing(page)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Please tell us more about the fit.')
  await dialog.getByRole('button', { name: 'Don’t show it' }).click()
  await expect(cape).toHaveCount(0)
  await page.getByRole('tab', { name: 'Rejected' }).click()
  await expect(cape.getByText('Please tell us more about the fit.')).toBeVisible()

  await page.goto('/backoffice')
  await expect(page.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible()
})
