import { expect, type Page, test } from '@playwright/test'

import { openApart } from '../testing/apart.ts'
import { answerConsentByBrowser } from '../testing/consent.ts'
import { openMemberApi } from '../testing/member-api.ts'
import { open } from '../testing/open.ts'
import { newMember } from '../testing/shopper.ts'
import { bell } from './notification-desk.ts'
import { button, newThread, post, postIdOf, reply } from './thread-desk.ts'

/** A page waits longer after each attempt to connect. */
const SLOW = { timeout: 30_000 }

/** Returns the live connections of a page that are open, and how often it has been loaded. */
function watch(page: Page) {
  const connections = new Set<object>()
  const counts = { loads: 0 }
  page.on('request', (request) => request.url().includes('/api/live?') && connections.add(request))
  page.on('requestfailed', (request) => connections.delete(request))
  page.on('requestfinished', (request) => connections.delete(request))
  page.on('load', () => (counts.loads += 1))
  return { connections, counts }
}

test('an open thread and its reader’s bell outlive a restart of the API: nothing is missed, nothing is twice', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { siteUrl, ...apart } = await openApart()
  const api = await apart.startApi()
  const edge = await apart.startEdge()
  const second = await apart.startSecondApi()

  const { id, path, author, agent } = await newThread({ address: siteUrl })
  const { connections, counts } = watch(page)
  await answerConsentByBrowser(page)
  await author.logIn(page)
  await open(page, siteUrl + path)
  await expect(bell(page, 'Notifications, 1 new')).toBeVisible()
  await expect.poll(() => connections.size).toBe(1)
  await reply(agent, id, 'Written before the restart.')
  await expect(post(page, 3)).toContainText('Written before the restart.')
  await expect(bell(page, 'Notifications, 2 new')).toBeVisible()

  expect(await api.stop()).toBe(0)
  const ben = await openMemberApi(second.address, await newMember(second.address))
  await reply(ben, id, 'Written during the restart.')
  await ben.call('PUT', `/api/forum/posts/${await postIdOf(ben, id, 1)}/like`)
  const restarted = await apart.startApi()
  await expect(post(page, 4)).toContainText('Written during the restart.', SLOW)
  await expect(button(page, 'Like post 1, 1 like')).toHaveCount(1)
  await expect(bell(page, 'Notifications, 4 new')).toBeVisible()

  await reply(ben, id, 'Written after the restart.')
  await expect(post(page, 5)).toContainText('Written after the restart.')
  await ben.call('PUT', `/api/forum/posts/${await postIdOf(ben, id, 2)}/like`)
  await expect(button(page, 'Like post 2, 1 like')).toHaveCount(1)
  await expect(bell(page, 'Notifications, 5 new')).toBeVisible()

  await expect(page.getByRole('article')).toHaveCount(5)
  for (const when of ['before', 'during', 'after']) {
    await expect(page.getByText(`Written ${when} the restart.`)).toHaveCount(1)
  }
  expect([connections.size, counts.loads]).toEqual([1, 1])

  for (const program of [edge, restarted, second]) expect(await program.stop()).toBe(0)
  await apart.close()
})
