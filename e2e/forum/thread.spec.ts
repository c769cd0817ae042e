import { tabTo } from '../testing/keyboard.ts'
import { headingOf, open, openAs } from '../testing/open.ts'
import { requestsSettled } from '../testing/requests-settled.ts'
import { newMember } from '../testing/shopper.ts'
import { expect, logIn, test } from '../testing/site.ts'
import { button, elsewhere, newThread, post, postIdOf, reply, replyField } from './thread-desk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a reply by keyboard alone reaches a guest’s open page, and so does a like', async ({
  page,
  browser,
  site,
}) => {
  const { id, path, agent } = await newThread(site)
  const guest = await elsewhere(browser, site, path)
  await requestsSettled(guest.page)
  await openAs(page, await newMember(site.address), path)
  await expect(replyField(page)).toBeVisible()
  await tabTo(page, replyField(page))
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
  // What is written before a page's first connection isn't missed by a restart, but by the page itself.
  const connected = page.waitForRequest(/\/api\/live\?/)
  await open(page, path)
  await connected
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
  await button(page, 'Reply to post 2').click()
  await expect(page.getByRole('dialog', { name: 'Reply to this thread' })).toBeVisible()
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
