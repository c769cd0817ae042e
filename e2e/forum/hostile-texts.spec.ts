import type { Page } from '@playwright/test'

import { openMemberApi } from '../testing/member-api.ts'
import { open, openAs } from '../testing/open.ts'
import { expect, test } from '../testing/site.ts'
import { HOSTILE_TEXTS, postsOfAll, TITLES } from './hostile-texts/hostile-texts.ts'
import { openPlanted } from './hostile-texts/planted-page.ts'
import { countCspReports, LISTS, PAGES, storeTexts } from './hostile-texts/store-texts.ts'
import { strangeParts } from './hostile-texts/strange-parts.ts'
import { watchPage } from './hostile-texts/watch-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What is stored in each site's database, which the tests of this file share. */
const stored = new Map<string, Awaited<ReturnType<typeof storeTexts>>>()

/** Stores every hostile text wherever the forum keeps one, once. */
async function useTexts(databaseUrl: string) {
  const known = stored.get(databaseUrl) ?? (await storeTexts(databaseUrl))
  stored.set(databaseUrl, known)
  return known
}

/** Opens pages and expects that each is whole; `seen` is what the texts have done. */
async function openAll(page: Page, seen: string[], paths: readonly string[]) {
  for (const path of paths) {
    await open(page, path)
    expect.soft([path, await strangeParts(page)]).toEqual([path, []])
  }
  expect(seen).toEqual([])
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const SEARCHES = ['<script>hit()</script>', '"><img src=x onerror=hit()>', '__proto__', '{{constructor}}']

test('as posts and names they do nothing to a guest', async ({ page, site }) => {
  const { thread, authors } = await useTexts(site.databaseUrl)
  const seen = await watchPage(page, site.address)
  const reports = await countCspReports(site.databaseUrl)
  await openAll(page, seen, [
    ...numbers(PAGES).map((number) => `/forum/thread/${thread}?page=${number}`),
    ...authors.slice(0, 3).map((id) => `/forum/author/${id}`),
  ])
  expect(await countCspReports(site.databaseUrl)).toBe(reports)
})

test('as titles and tags of lists, and as what is searched for, they do nothing to a guest', async ({
  page,
  site,
}) => {
  await useTexts(site.databaseUrl)
  const seen = await watchPage(page, site.address)
  const reports = await countCspReports(site.databaseUrl)
  await openAll(page, seen, [
    ...numbers(LISTS).map((number) => `/forum/${number}`),
    '/forum/search?q=hit',
    '/forum/search?q=hit&page=2',
    ...SEARCHES.map(encodeURIComponent).map((text) => `/forum/search?q=${text}&author=${text}`),
  ])
  expect(await countCspReports(site.databaseUrl)).toBe(reports)
})

test('in the back office they do nothing to staff', async ({ page, site }) => {
  const { posts } = await useTexts(site.databaseUrl)
  const seen = await watchPage(page, site.address)
  const reports = await countCspReports(site.databaseUrl)
  await openAs(page, 'admin@example.com', '/backoffice/forum')
  const held = await heldIds(site.address)
  await openAll(page, seen, [
    ...['', '?page=2', '/held', '/threads', '/bans', '/words'].map((path) => `/backoffice/forum${path}`),
    ...[posts[0], posts[30], posts[100]].map((id) => `/backoffice/forum/reports/${id}`),
    ...held.map((id) => `/backoffice/forum/held/${id}`),
  ])
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('script>hit')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect([await strangeParts(page), seen, await countCspReports(site.databaseUrl)]).toEqual([[], [], reports])
})

async function heldIds(site: string) {
  const { call } = await openMemberApi(site, 'admin@example.com')
  const { items } = await call<{ items: Array<{ id: number }> }>('GET', '/api/backoffice/forum/held')
  return items.slice(-3).map(({ id }) => id)
}

test('written through the API, edited and previewed they do nothing to their author', async ({
  page,
  site,
}) => {
  const agent = await openMemberApi(site.address, 'agent@example.com')
  const [first, ...replies] = postsOfAll()
  const thread = { category_id: 2, title: TITLES[4], tags: [], body: first }
  const { id } = await agent.call<{ id: number }>('POST', '/api/forum/threads', thread)
  for (const body of replies) await agent.call('POST', `/api/forum/threads/${id}/posts`, { body })
  const found = await agent.call<{ items: Array<{ id: number }> }>('GET', `/api/forum/threads/${id}`)
  const edited = { body: `${first} Edited.`, version: 1 }
  await agent.call('PUT', `/api/forum/posts/${found.items[0]!.id}`, edited)

  const seen = await watchPage(page, site.address)
  const reports = await countCspReports(site.databaseUrl)
  await openAs(page, 'agent@example.com', `/forum/thread/${id}`)
  expect(await strangeParts(page)).toEqual([])
  await page.getByRole('button', { name: 'versions of post 1' }).click()
  await expect(page.getByRole('dialog').getByText('Version 1')).toBeVisible()
  expect(await strangeParts(page)).toEqual([])
  await page.keyboard.press('Escape')

  await open(page, '/forum/new')
  const text = page.getByRole('textbox', { name: 'Text' })
  for (const body of [...postsOfAll(), HOSTILE_TEXTS.join('\n\n')]) {
    await page.getByRole('tab', { name: 'Write' }).click()
    await text.fill(body)
    await page.getByRole('tab', { name: 'Preview' }).click()
    await expect(page.getByRole('tabpanel').getByText('hit').first()).toBeVisible()
    expect(await strangeParts(page)).toEqual([])
  }
  expect([seen, await countCspReports(site.databaseUrl)]).toEqual([[], reports])
})

test('the feed keeps them as text', async ({ page, site }) => {
  await useTexts(site.databaseUrl)
  const seen = await watchPage(page, site.address)
  await page.goto('/robots.txt')
  const found = await page.evaluate(async () => {
    const text = await (await fetch('/forum/feed.xml')).text()
    const feed = new DOMParser().parseFromString(text, 'application/xml')
    const ours = 'http://www.w3.org/2005/Atom'
    const foreign = [...feed.querySelectorAll('*')].filter(({ namespaceURI }) => namespaceURI !== ours)
    return { entries: feed.querySelectorAll('entry').length, foreign: foreign.map(({ tagName }) => tagName) }
  })
  expect(found).toEqual({ entries: 30, foreign: [] })
  expect(seen).toEqual([])
})

test.describe('what this file looks for', () => {
  test.use({ expectedErrors: [/./] })

  test('it finds in a page that isn’t safe', async ({ page, site }) => {
    const seen = await watchPage(page, site.address)
    const cover = '<p style="position:fixed;inset:0;width:9999px">over all</p>'
    const parts = ['<img src=x onerror=hit()>', '<a href="javascript:alert(1)" id=clobber>go</a>', cover]
    await openPlanted(page, `${parts.join('')}<img src="https://evil.example/x.png">`)
    await expect
      .poll(() => seen)
      .toEqual(expect.arrayContaining(['a script ran', 'requested https://evil.example/x.png']))
    const strange = (await strangeParts(page)).map((part) => part.split(':')[0])
    for (const kind of ['handler', 'name', 'attribute', 'rel', 'address', 'picture', 'cover'])
      expect(strange).toContain(kind)
    expect(strange).toContain('the link to the home page is covered')
    await page.getByRole('link', { name: 'go' }).dispatchEvent('click')
    await expect.poll(() => seen).toContain('a dialog opened: 1')
  })

  test('it finds where only the content security policy keeps the text from running', async ({
    page,
    site,
  }) => {
    const seen = await watchPage(page, site.address)
    const before = await countCspReports(site.databaseUrl)
    const policy = (await fetch(`${site.address}/forum/1`)).headers.get('content-security-policy')!
    await openPlanted(page, '<img src=x onerror=hit()>', { 'content-security-policy': policy })
    await expect.poll(() => seen).toEqual(['blocked: script-src-attr inline'])
    await expect.poll(() => countCspReports(site.databaseUrl)).toBe(before + 1)
  })
})
