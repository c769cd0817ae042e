import type { Browser, Page } from '@playwright/test'

import { tabTo } from '../testing/keyboard.ts'
import { openMemberApi } from '../testing/member-api.ts'
import { headingOf, open, openAs } from '../testing/open.ts'
import { requestsSettled, trackRequests } from '../testing/requests-settled.ts'
import { newMember } from '../testing/shopper.ts'
import { expect, logIn, type Site, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const AGENT = 'agent@example.com'
/** Long enough that a reply isn't on the screen with the first post. */
const TEXT = Array.from({ length: 30 }, (_, index) => `Paragraph ${index + 1}.`).join('\n\n')

type MemberApi = Awaited<ReturnType<typeof openMemberApi>>

interface NewThread {
  body?: string
  replies?: number
  /** The email of staff who reply, whose texts have no limit but that of requests. */
  by?: string
}

/** Opens a thread of a new member, with replies of staff; returns its path, and who has written it. */
async function newThread({ address }: Site, { body = TEXT, replies = 1, by = AGENT }: NewThread = {}) {
  const email = await newMember(address)
  const author = await openMemberApi(address, email)
  const title = `Which tyres for winter number ${Math.round(performance.now())}?`
  const thread = { category_id: 2, title, tags: ['tyres', 'winter'], body }
  const { id } = await author.call<{ id: number }>('POST', '/api/forum/threads', thread)
  const agent = await openMemberApi(address, by)
  for (let count = 1; count <= replies; count++) await reply(agent, id, `Reply ${count} about tyres.`)
  return { id, path: `/forum/thread/${id}`, email, author, agent }
}

const reply = (by: MemberApi, id: number, body: string) =>
  by.call<{ post: { id: number } }>('POST', `/api/forum/threads/${id}/posts`, { body })

const postIdOf = async ({ call }: MemberApi, thread: number, number: number) => {
  const { items } = await call<{ items: Array<{ id: number; number: number }> }>(
    'GET',
    `/api/forum/threads/${thread}`,
  )
  return items.find((post) => post.number === number)!.id
}

/** Opens a page of somebody else, in a browser of their own. */
async function elsewhere(browser: Browser, { address }: Site, path: string) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 900, height: 500 } })
  const page = await context.newPage()
  trackRequests(page)
  await open(page, path)
  return { page, close: () => context.close() }
}

const post = (page: Page, number: number) =>
  page.getByRole('article', { name: new RegExp(`^Post ${number} by `) })
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const replyField = (page: Page) => page.getByRole('textbox', { name: 'Your reply' })

test('a reply by keyboard alone reaches a guest’s open page, and so does a like', async ({
  page,
  browser,
  site,
}) => {
  const { id, path, agent } = await newThread(site)
  const guest = await elsewhere(browser, site, path)
  await requestsSettled(guest.page)
  await openAs(page, await newMember(site.address), path)
  await tabTo(page, button(page, 'Write a reply'))
  await page.keyboard.press('Enter')
  await expect(replyField(page)).toBeFocused()
  await page.keyboard.type('The studded ones, from November to March.')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('#post-3')).toBeFocused()
  await expect(page.locator('output').filter({ hasText: '1 new reply' })).toHaveCount(1)

  await expect(guest.page.getByRole('link', { name: '1 new reply' })).toBeVisible()
  await expect(guest.page.locator('output').filter({ hasText: '1 new reply' })).toHaveCount(1)
  await expect(post(guest.page, 3)).toContainText('The studded ones')
  await agent.call('PUT', `/api/forum/posts/${await postIdOf(agent, id, 3)}/like`)
  await expect(button(guest.page, 'Like post 3, 1 like')).toHaveCount(1)
  await guest.page.getByRole('link', { name: '1 new reply' }).click()
  await expect(guest.page.locator('#post-3')).toBeInViewport()
  await expect(guest.page.getByRole('link', { name: '1 new reply' })).toHaveCount(0)
  await guest.close()
})

test('a page whose live connection was cut shows what came in the meantime', async ({ page, site }) => {
  const { id, path, agent } = await newThread(site)
  let isAway = true
  // While the API restarts, each connection ends as soon as it begins.
  await page.route(/\/api\/live\?/, (route) =>
    isAway
      ? route.fulfill({ status: 200, contentType: 'text/event-stream', body: ':\n\n' })
      : route.fallback(),
  )
  await open(page, path)
  await reply(agent, id, 'Written during the restart.')
  isAway = false
  await expect(page.getByText('Written during the restart.')).toBeAttached()
})

test('a guest who likes a post is back at it after the login, with the like and the draft', async ({
  page,
  site,
}) => {
  const email = await newMember(site.address)
  const { path } = await newThread(site, { replies: 3 })
  await open(page, path)
  await button(page, 'Write a reply').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await replyField(page).fill('I ride on ice.')
  await button(page, 'Like post 3').click()
  const dialog = page.getByRole('dialog', { name: 'Like this post' })
  await expect(dialog.getByRole('link')).toHaveText(['Register', 'Login'])
  await dialog.getByRole('link', { name: 'Login' }).click()
  await expect(headingOf(page)).toHaveText('Log in')
  await logIn(page, email)
  await expect(page).toHaveURL(`${path}#post-3`)
  await expect(button(page, 'Like post 3, 1 like')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('#post-3')).toBeInViewport()
  await expect(replyField(page)).toHaveValue('I ride on ice.')
})

test.describe('with a conflict', () => {
  test.use({ expectedErrors: async ({}, use) => use([/Failed to load resource: .* 409/]) })

  test('two edits at once show both texts, and two titles at once both titles', async ({ page, site }) => {
    const { id, path, email, author } = await newThread(site, { body: 'Studded or not?' })
    await openAs(page, email, path)
    await button(page, 'More for post 1').click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Edit post 1' }).fill('Mine: studded or not?')
    const first = await postIdOf(author, id, 1)
    await author.call('PUT', `/api/forum/posts/${first}`, { body: 'Theirs: studded?', version: 1 })
    await button(page, 'Save changes').click()
    const changed = page.getByRole('alert').filter({ hasText: 'This post was changed in the meantime' })
    await expect(changed).toContainText('Theirs: studded?')
    await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('Mine: studded or not?')
    await button(page, 'Save changes').click()
    await expect(post(page, 1)).toContainText('Mine: studded or not?')

    await button(page, 'Manage your thread').click()
    await page.getByRole('menuitem', { name: 'Edit title and tags' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit title and tags' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill('My own title')
    const title = { title: 'Their own title', tags: ['winter'], version: 1 }
    await author.call('PUT', `/api/forum/threads/${id}`, title)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Their own title')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('My own title')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(headingOf(page)).toHaveText('My own title')
    await button(page, /versions of the title/).click()
    const titles = page.getByRole('dialog', { name: 'Earlier titles' }).getByRole('listitem')
    await expect(titles).toHaveCount(3)
    await expect(titles.nth(1)).toContainText('Their own title')
  })
})

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
  await told('The thread is hidden.')
  await expect(page.getByRole('main').getByText(/Our team has hidden it/)).toBeVisible()
  await moderate(page, 'Lock thread')
  await told('The thread is locked.')
  await moderate(page, 'Pin thread')
  await told('The thread is pinned.')
  await expect(page.getByRole('main').getByText(/This thread is locked/)).toBeVisible()
})

test('a post’s buttons have names of their own for a screen reader', async ({ page, site }) => {
  const { path } = await newThread(site)
  await openAs(page, await newMember(site.address), path)
  await expect(button(page, 'More for post 2')).toBeVisible()
  await expect(post(page, 2)).toMatchAriaSnapshot(`
    - article /Post 2 by agnes-nireeka/:
      - heading /agnes-nireeka Nireeka team/ [level=2]:
        - link "agnes-nireeka"
      - link "Post #2"
      - paragraph: Reply 1 about tyres.
      - button "Like post 2"
      - button "Reply to post 2"
      - button "Quote post 2"
      - button "Share post 2"
      - button "More for post 2"
  `)
  await button(page, 'Like post 2').click()
  await expect(post(page, 2)).toMatchAriaSnapshot(`- button "Like post 2, 1 like" [pressed]`)
  await expect(button(page, 'Like post 2, 1 like')).toBeFocused()
  await button(page, /^Notify me about/).click()
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
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
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
