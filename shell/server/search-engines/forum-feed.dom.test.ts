import type { ForumFeedData } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { atomFeed } from './forum-feed.ts'

const SITE = 'https://nireeka.example'
const HOSTILE = `]]></title><script>alert("1")</script>&'\u0001\u000b\ufffe`
const thread = {
  id: 8,
  title: HOSTILE,
  category: 'Range & battery',
  author: '<b>rider</b>',
  body: `It **creaks**.\n${HOSTILE}`,
  created_at: '2026-01-02T00:00:00.000Z',
  last_post_at: '2026-01-03T00:00:00.000Z',
}
const older = { ...thread, id: 7, title: 'Older', last_post_at: '2026-01-09T00:00:00.000Z' }

function parse(feed: Partial<ForumFeedData> = {}) {
  const xml = atomFeed({ category: null, threads: [thread, older], ...feed }, SITE)
  const made = new DOMParser().parseFromString(xml, 'application/xml')
  expect(made.querySelector('parsererror')).toBeNull()
  return made.documentElement
}

const textOf = (element: Element | null | undefined, name: string) =>
  [...(element?.children ?? [])].find(({ tagName }) => tagName === name)?.textContent ?? null

test('a feed is well-formed XML with the fields that Atom requires, whatever members wrote', () => {
  const feed = parse()
  expect([feed.tagName, feed.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
  expect(textOf(feed, 'id')).toBe(`${SITE}/forum/feed.xml`)
  // A thread with a later post is newer than one that was begun later.
  expect(textOf(feed, 'updated')).toBe('2026-01-09T00:00:00.000Z')
  const entry = feed.querySelector('entry')
  expect(['id', 'updated', 'published'].map((name) => textOf(entry, name))).toEqual([
    `${SITE}/forum/thread/8`,
    '2026-01-03T00:00:00.000Z',
    '2026-01-02T00:00:00.000Z',
  ])
  expect(textOf(entry, 'title')).toBe(`]]></title><script>alert("1")</script>&'`)
  expect(entry?.querySelector('author > name')?.textContent).toBe('<b>rider</b>')
  expect(feed.querySelector('script')).toBeNull()
})

test('the feed of a category says which one it is, and links to it', () => {
  const feed = parse({ category: { id: 2, title: 'Prime' } })
  expect(textOf(feed, 'title')).toBe('Nireeka forum: Prime')
  const links = [...feed.children].filter(({ tagName }) => tagName === 'link')
  expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
    ['self', `${SITE}/forum/feed.xml?category=2`],
    ['alternate', `${SITE}/forum/1?category=2`],
  ])
})

test('a feed without threads is a feed', () => {
  expect(parse({ threads: [] }).querySelectorAll('entry')).toHaveLength(0)
})
