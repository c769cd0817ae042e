import { headingOf, open } from '../testing/open.ts'
import { sidewaysOverflow } from '../testing/sideways.ts'
import { expect, test } from '../testing/site.ts'
import { violationsInBothThemes } from '../testing/violations.ts'
import {
  api,
  beginThread,
  reply,
  firstPostOf,
  like,
  nameOf,
  bell,
  panel,
  inAnotherBrowser,
} from './notification-desk.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

test('a member’s bell counts what others do without a reload, and leads to the post by keyboard', async ({
  page,
  browser,
  site,
}) => {
  const [anna, ben] = [await api(site), await api(site)]
  const { id } = await beginThread(anna, 'A rattling noise')
  await anna.logIn(page)
  await open(page, '/forum/1')
  await expect(bell(page, 'Notifications')).toBeVisible()

  const other = await inAnotherBrowser(browser, site, ben, `/forum/thread/${id}`)
  await other.page.getByRole('textbox', { name: 'Your reply' }).fill('Tighten the bolt.')
  await other.page.getByRole('button', { name: 'Post reply' }).click()
  await expect(bell(page, 'Notifications, 1 new')).toBeVisible()

  await reply(ben, id, `@${await nameOf(anna)} does it still rattle?`)
  await expect(bell(page, 'Notifications, 2 new')).toBeVisible()
  await other.close()
  await like(ben, await firstPostOf(anna, id))
  await expect(bell(page, 'Notifications, 3 new')).toBeVisible()

  await bell(page, 'Notifications, 3 new').focus()
  await page.keyboard.press('Enter')
  const links = panel(page).getByRole('list').getByRole('link')
  await expect(links).toHaveCount(3)
  await links.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await expect(links.nth(1)).toContainText('mentioned you in A rattling noise')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/forum/thread/${id}#post-3$`))
  await expect(headingOf(page)).toContainText('A rattling noise')
  await expect(bell(page, 'Notifications, 2 new')).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await expect(page.locator('#post-3')).toBeFocused()

  await bell(page, 'Notifications, 2 new').click()
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(bell(page, 'Notifications')).toBeFocused()
})

test('two tabs agree, over one connection each, also on a thread’s page', async ({ page, context, site }) => {
  const [anna, ben] = [await api(site), await api(site)]
  const { id } = await beginThread(anna, 'A second noise')
  await reply(ben, id, 'Which one?')
  await anna.logIn(page)
  await open(page, '/dashboard')
  await expect(bell(page, 'Notifications, 1 new')).toBeVisible()

  const second = await context.newPage()
  const openConnections = new Set<object>()
  second.on('request', (request) => {
    if (request.url().includes('/api/live')) openConnections.add(request)
  })
  second.on('requestfailed', (request) => openConnections.delete(request))
  second.on('requestfinished', (request) => openConnections.delete(request))
  await open(second, `/forum/thread/${id}`)
  await expect(bell(second, 'Notifications, 1 new')).toBeVisible()
  await reply(ben, id, 'And where?')
  await expect(bell(second, 'Notifications, 2 new')).toBeVisible()
  await expect(second.getByText('And where?')).toBeVisible()
  expect(openConnections.size).toBe(1)

  await bell(second, 'Notifications, 2 new').click()
  await panel(second).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(page, 'Notifications')).toBeVisible()
})

test('with “Nothing” a thread tells nothing, and a default of nothing holds for new threads', async ({
  page,
  site,
}) => {
  const [anna, ben] = [await api(site), await api(site)]
  const { id: loud } = await beginThread(anna, 'A loud thread')
  const { id: muted } = await beginThread(anna, 'A muted thread')
  await anna.call('PUT', `/api/forum/threads/${muted}/subscription`, { level: 'none' })
  await anna.logIn(page)
  await open(page, '/dashboard/settings')
  const level = page.getByLabel('Replies on this site')
  await level.selectOption({ label: 'Nothing' })
  await expect(page.getByText('Choice saved.')).toBeVisible()
  const { id: silent } = await beginThread(anna, 'A silent thread')

  await open(page, '/forum/1')
  await expect(bell(page, 'Notifications')).toBeVisible()
  // Equal texts in several threads would wait for a moderator.
  const name = await nameOf(anna)
  for (const thread of [muted, silent, loud]) await reply(ben, thread, `@${name} look, thread ${thread}`)
  await expect(bell(page, 'Notifications, 1 new')).toBeVisible()
  await bell(page, 'Notifications, 1 new').click()
  await expect(panel(page).getByRole('list').getByRole('link')).toHaveText(/A loud thread/)
})

test('what a hidden thread told others is gone from their bell, panel and list', async ({ page, site }) => {
  const [anna, ben, agent] = [await api(site), await api(site), await api(site, 'agent@example.com')]
  const { id } = await beginThread(anna, 'A thread that is hidden')
  const { id: shown } = await beginThread(anna, 'A thread that stays')
  for (const thread of [id, shown]) await reply(ben, thread, `I follow ${thread}.`)
  for (const thread of [id, shown]) await reply(anna, thread, `News in ${thread}!`)
  await ben.logIn(page)
  await open(page, '/dashboard/notifications')
  await expect(bell(page, 'Notifications, 2 new')).toBeVisible()
  await agent.call('POST', `/api/backoffice/forum/threads/${id}/state`, {
    change: 'hide',
    reason: 'Insults.',
    version: 1,
  })
  await expect(bell(page, 'Notifications, 1 new')).toBeVisible()
  const list = page.getByRole('main').getByRole('list', { name: 'Notifications' })
  await expect(list.getByRole('link')).toHaveText(['A thread that stays'])
  await bell(page, 'Notifications, 1 new').click()
  await expect(panel(page).getByRole('list').getByRole('link')).toHaveText(/A thread that stays/)
})

test('the list’s filter and page stand in the address, and are there on the way back', async ({
  page,
  site,
}) => {
  const [anna, ben] = [await api(site), await api(site)]
  const { id } = await beginThread(anna, 'A filtered thread')
  await reply(ben, id, 'A reply.')
  await reply(ben, id, `@${await nameOf(anna)} a mention`)
  await anna.logIn(page)
  await open(page, '/dashboard/notifications')
  const list = page.getByRole('main').getByRole('list', { name: 'Notifications' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('link', { name: 'Mentions', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/notifications?show=mentions')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('link').click()
  await expect(page).toHaveURL(/#post-3$/)
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/notifications?show=mentions')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect(await violationsInBothThemes(page)).toEqual([])
})

for (const [where, viewport] of [
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
] as const) {
  test(`bell and panel have no accessibility violations on ${where}, and nothing is too wide`, async ({
    page,
    site,
  }) => {
    const [anna, ben] = [await api(site), await api(site)]
    const { id } = await beginThread(anna, 'A thread with a rather long title that needs a second line')
    for (const text of ['One.', `@${await nameOf(anna)} two.`]) await reply(ben, id, text)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await anna.logIn(page)
    for (const path of ['/forum/1', '/dashboard']) {
      await open(page, path)
      await expect(bell(page, 'Notifications, 2 new')).toBeInViewport({ ratio: 1 })
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0)
    }
    await bell(page, 'Notifications, 2 new').click()
    await expect(panel(page).getByRole('list').getByRole('link')).toHaveCount(2)
    expect(await violationsInBothThemes(page)).toEqual([])
  })
}
