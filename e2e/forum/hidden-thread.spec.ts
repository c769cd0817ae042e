import { openMemberApi } from '../testing/member-api.ts'
import { expect, test } from '../testing/site.ts'

const WORD = 'Quokkaframe'
const CATEGORY = 2

test('pages that are kept in memory lose a thread as soon as it is hidden, and have it again once it is shown', async ({
  site,
}) => {
  const [author, agent] = [
    await openMemberApi(site.address, 'ben@example.com'),
    await openMemberApi(site.address, 'agent@example.com'),
  ]
  const { id: authorId } = await author.call<{ id: number }>('GET', '/api/me')
  const { id } = await author.call<{ id: number }>('POST', '/api/forum/threads', {
    category_id: CATEGORY,
    title: `${WORD} resonance`,
    tags: ['brakes'],
    body: `The ${WORD} hums.`,
  })
  const pages = [
    `/forum/thread/${id}`,
    '/forum/1',
    '/forum/1?sort=unanswered',
    `/forum/1?category=${CATEGORY}`,
    '/forum/1?tag=brakes',
    `/forum/author/${authorId}`,
    `/forum/author/${authorId}?show=threads`,
    '/forum/search?q=resonance',
    '/forum/feed.xml',
    `/forum/feed.xml?category=${CATEGORY}`,
    '/sitemap.xml',
  ]
  /** Returns the pages that tell a guest of the thread, and the status of its own. */
  async function telling() {
    const told: string[] = []
    for (const path of pages) {
      const text = await (await fetch(site.address + path)).text()
      if (text.includes(WORD) || text.includes(`/forum/thread/${id}<`)) told.push(path)
    }
    return { told, status: (await fetch(`${site.address}/forum/thread/${id}`)).status }
  }
  let version = 1
  async function change(to: 'hide' | 'show') {
    const body = { change: to, version, reason: 'By the rules.' }
    const path = `/api/backoffice/forum/threads/${id}/state`
    ;({ version } = await agent.call<{ version: number }>('POST', path, body))
  }

  const all = { told: pages, status: 200 }
  await expect.poll(telling).toEqual(all)
  await change('hide')
  await expect.poll(telling).toEqual({ told: [], status: 404 })
  await change('show')
  await expect.poll(telling).toEqual(all)
  await change('hide')
  await expect.poll(telling).toEqual({ told: [], status: 404 })
})
