import { hydratePage } from '@nireeka/kit/testing'
import { expect, test } from 'vitest'

import { routes } from './routes.ts'

const author = { id: 9, user_name: 'فرهاد', avatar: null, is_staff: false }
const HOSTILE = `</script><script>alert("1")</script>'&`
const thread = {
  id: 8,
  title: HOSTILE,
  category: { id: 2, title: 'Prime' },
  author,
  is_pinned: false,
  is_locked: false,
  is_hidden: false,
  is_solved: true,
  tags: ['creaks'],
  posts: 2,
  created_at: '2021-03-01T08:00:00.000Z',
  last_post_at: '2021-03-04T23:30:00.000Z',
}
const post = { id: 1, number: 1, author, body: 'It **creaks**.', created_at: thread.created_at }
const answer = { ...post, id: 2, number: 2, body: 'Grease it.' }
const list = { items: [thread], page: 1, per_page: 20, total: 1 }

const data = {
  '/api/forum/categories': {
    categories: [{ id: 2, title: 'Prime', description: 'The carbon hardtail.', threads: 1 }],
  },
  '/api/forum/tags': { tags: [] },
  '/api/forum/threads?page=1': list,
  '/api/forum/threads?category=2&page=1': list,
  '/api/forum/threads/8?page=1': { thread, items: [post, answer], page: 1, per_page: 20, total: 2 },
}
const noSuchPage = { status: 404, body: { error: 'no_such_page', message: 'There is no such page.' } }
const answers = { '/api/forum/threads?page=7': noSuchPage, '/api/forum/threads/8?page=9': noSuchPage }

async function headOf(url: string) {
  const { head } = await hydratePage(routes, { url, data, answers })
  return head
}

test('a thread is a discussion with its author, its first post and the answers', async () => {
  const head = await headOf('/forum/thread/8')
  expect(head).toMatchObject({ description: 'It creaks.', canonical: '/forum/thread/8', type: 'article' })
  const told = { datePublished: post.created_at, author: { '@type': 'Person', name: author.user_name } }
  expect(head?.linkedData).toEqual([
    {
      ...told,
      '@type': 'DiscussionForumPosting',
      headline: HOSTILE,
      text: 'It creaks.',
      url: '/forum/thread/8',
      commentCount: 1,
      comment: [{ ...told, '@type': 'Comment', text: 'Grease it.' }],
    },
  ])
})

test.each([
  ['/forum', '/forum/1'],
  ['/forum/1?x=y', '/forum/1'],
  ['/forum/1?category=2', '/forum/1?category=2'],
])('%s is known as %s', async (url, canonical) => {
  expect(await headOf(url)).toMatchObject({ canonical, isListed: true })
})

test('a category describes its list', async () => {
  expect((await headOf('/forum/1?category=2'))?.description).toBe('The carbon hardtail.')
})

test.each(['/forum/7', '/forum/thread/8?page=9'])(
  'a page with nothing on it is in no search engine: %s',
  async (url) => expect((await headOf(url))?.isListed).toBe(false),
)
