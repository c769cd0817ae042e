import { open, openAs } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Reviews {
  data: { items: Array<{ author: string }> }
}

/** Returns the authors of the public reviews of the front light. */
async function authorsShown(address: string) {
  const answer = await fetch(`${address}/api/accessories/8/reviews`)
  return ((await answer.json()) as Reviews).data.items.map(({ author }) => author)
}

test('an agent reads what waits, publishes by keyboard, rejects with a reason, and sees nothing else', async ({
  page,
  site,
}) => {
  await openAs(page, 'agent@example.com', '/backoffice/reviews')
  const light = page.getByRole('article', { name: 'Review of Front light 100 lux by eve' })
  await expect(light).toBeVisible()
  expect.soft(await violationsInBothThemes(page)).toEqual([])
  expect(await authorsShown(site.address)).not.toContain('eve')

  await light.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(light).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Reviews' })).toBeFocused()
  await expect.poll(() => authorsShown(site.address)).toContain('eve')

  const cape = page.getByRole('article', { name: 'Review of Rain cape by Rosa' })
  await expect(cape.getByText('Cape <b>or</b> tent?')).toBeVisible()
  await cape.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog', { name: 'Why is it rejected?' })
  await expect(dialog).toBeVisible()
  expect.soft(await violationsInBothThemes(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Please tell us more about the fit.')
  await dialog.getByRole('button', { name: 'Reject review' }).click()
  await expect(cape).toHaveCount(0)
  await page.getByRole('tab', { name: 'Rejected' }).click()
  await expect(cape.getByText('Please tell us more about the fit.')).toBeVisible()

  // The start leads an agent to their first area.
  await open(page, '/backoffice')
  await expect(page).toHaveURL('/backoffice/tickets')
})
