import type { Page } from '@playwright/test'

import { tabTo } from '../testing/keyboard.ts'
import { open, openAs } from '../testing/open.ts'
import { requestsSettled } from '../testing/requests-settled.ts'
import { newMember } from '../testing/shopper.ts'
import { sidewaysOverflow } from '../testing/sideways.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'
import { AGENT, button, newThread, post } from './thread-desk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an author hides their thread and shows it again, and a guest doesn’t find it in between', async ({
  page,
  site,
}) => {
  const { path, email } = await newThread(site)
  await openAs(page, email, path)
  await button(page, 'Manage your thread').click()
  await page.getByRole('menuitem', { name: 'Hide thread' }).click()
  const question = page.getByRole('dialog', { name: 'Hide this thread?' })
  await expect(question).toContainText(
    'Only admins and the author will be able to see this thread. You can make it visible any time.',
  )
  await question.getByRole('button', { name: 'Hide thread' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thread hidden' })).toBeVisible()
  const notice = page
    .getByRole('main')
    .getByText('Only admins and the author will be able to see this thread.')
  await expect(notice).toContainText('You can make it visible any time.')
  expect((await fetch(`${site.address}${path}`)).status).toBe(404)
  await button(page, 'Manage your thread').click()
  await page.getByRole('menuitem', { name: 'Show thread' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Show thread' }).click()
  await expect(notice).toHaveCount(0)
  await expect.poll(async () => (await fetch(`${site.address}${path}`)).status).toBe(200)
})

/** Chooses from the menu of staff and gives the reason, by keys alone. */
async function moderate(page: Page, action: string) {
  await tabTo(page, button(page, 'Moderate thread'))
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: action })
  await expect(item).toBeVisible()
  for (let step = 0; step < 8; step++) {
    if (await item.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })
  await tabTo(page, reason)
  await page.keyboard.type('By the rules.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('an agent hides, locks and pins a thread by keyboard, each with a reason', async ({ page, site }) => {
  const { path } = await newThread(site)
  await openAs(page, AGENT, path)
  const told = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
  await moderate(page, 'Hide thread')
  await told('Thread hidden.')
  await expect(page.getByRole('main').getByText(/Our team has hidden it/)).toBeVisible()
  await moderate(page, 'Lock thread')
  await told('Thread locked.')
  await moderate(page, 'Pin thread')
  await told('Thread pinned.')
  await expect(page.getByRole('main').getByText(/This thread is locked/)).toBeVisible()
})

test('a post’s buttons have names of their own for a screen reader, and a like by keyboard keeps the focus', async ({
  page,
  site,
}) => {
  const { path } = await newThread(site)
  await openAs(page, await newMember(site.address), path)
  await expect(button(page, 'More for post 2')).toBeVisible()
  await expect(post(page, 2)).toMatchAriaSnapshot(`
    - article /Post 2 by agnes-nireeka/:
      - heading /agnes-nireeka Nireeka team/ [level=2]:
        - link "agnes-nireeka"
      - link /^Post .2$/
      - paragraph: Reply 1 about tyres.
      - button "Like post 2"
      - button "Reply to post 2"
      - button "Quote post 2"
      - button "Share post 2"
      - button "More for post 2"
  `)
  await tabTo(page, button(page, 'Like post 2'))
  await page.keyboard.press('Enter')
  await expect(post(page, 2)).toMatchAriaSnapshot(`- button "Like post 2, 1 like" [pressed]`)
  await expect(button(page, 'Like post 2, 1 like')).toBeFocused()
  await button(page, /Notify me about/).click()
  await expect(page.getByRole('menu')).toMatchAriaSnapshot(`
    - menu:
      - group "Notify me about":
        - menuitemradio "Every new reply"
        - menuitemradio "Only when I’m mentioned" [checked]
        - menuitemradio "Nothing"
  `)
})

for (const who of ['a guest', 'its author', 'an agent']) {
  test(`the page of ${who} has no accessibility violations`, async ({ page, site }) => {
    const { path, email } = await newThread(site, { replies: 2 })
    if (who === 'a guest') await open(page, path)
    else await openAs(page, who === 'an agent' ? AGENT : email, path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await requestsSettled(page)
      expect.soft(await violationsInBothThemes(page), `at ${width} px`).toEqual([])
      expect.soft(await sidewaysOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('a page of twenty posts asks for nothing that is public', async ({ page, site }) => {
  const { path } = await newThread(site, { body: 'Twenty posts.', replies: 19, by: 'admin@example.com' })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/live') asked.push(pathname)
  })
  await open(page, path)
  await expect(page.getByRole('article')).toHaveCount(20)
  await requestsSettled(page)
  expect(asked).toEqual([])
})
