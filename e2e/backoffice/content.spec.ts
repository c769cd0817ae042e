import { openMemberApi } from '../testing/member-api.ts'
import { headingOf, open } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The preview runs no scripts, and the browser says so.
  expectedErrors: [/^Blocked script execution in .*[?]preview=/],
})

const NEWS = 'Free bells until Sunday'

test('an admin writes an announcement, sees it in the preview alone, and publishes it', async ({
  page,
  site,
}) => {
  const admin = await openMemberApi(site.address, 'admin@example.com')
  await admin.logIn(page)
  await open(page, '/backoffice/content/announcement/new')
  await page.getByRole('textbox', { name: 'Text' }).fill(NEWS)
  await page.getByRole('textbox', { name: 'Link' }).fill('/shop')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(headingOf(page)).toHaveText(NEWS)

  await page.getByRole('button', { name: 'Preview' }).click()
  const frame = page.getByTitle('The page on a desktop')
  await expect(frame.contentFrame().getByRole('link', { name: NEWS })).toBeVisible()
  const address = (await frame.getAttribute('src')) ?? ''
  const read = async (cookie = '') => fetch(new URL(address, site.address), { headers: { cookie } })
  const draft = await read(admin.cookie)
  expect(await draft.text()).toContain(NEWS)
  expect(Object.fromEntries(draft.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  const agent = await openMemberApi(site.address, 'agent@example.com')
  const anna = await openMemberApi(site.address, 'anna@example.com')
  for (const cookie of ['', anna.cookie, agent.cookie]) {
    const answer = await read(cookie)
    expect(await answer.text()).not.toContain(NEWS)
    expect(answer.headers.get('cache-control')).toContain('public')
  }

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(page.getByText('The announcement is published.')).toBeVisible()
  // The page was in the cache a moment ago.
  await expect.poll(async () => (await fetch(site.address)).text()).toContain(NEWS)
})
