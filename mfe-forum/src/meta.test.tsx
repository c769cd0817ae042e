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
  version: 1,
  accepted_post_id: 2,
  tags: ['creaks'],
  posts: 2,
  created_at: '2021-03-01T08:00:00.000Z',
  last_post_at: '2021-03-04T23:30:00.000Z',
}
const post = {
  id: 1,
  number: 1,
  author,
  body: 'It **creaks**.',
  likes: 3,
  version: 1,
  reply_to: null,
  created_at: thread.created_at,
  edited_at: null,
  is_deleted: false,
}
const erased = { ...post, id: 3, number: 3, body: '', is_deleted: true }
const answer = { ...post, id: 2, number: 2, body: 'Grease it.', likes: 5 }
const list = { items: [thread], page: 1, per_page: 20, total: 1 }

const data = {
  '/api/forum/categories': {
    categories: [{ id: 2, title: 'Prime', description: 'The carbon hardtail.', threads: 1 }],
  },
  '/api/forum/tags': { tags: [] },
  '/api/forum/threads?page=1': list,
  '/api/forum/threads?category=2&page=1': list,
  '/api/forum/threads?page=1&sort=top': list,
  '/api/forum/threads?page=1&tag=creaks': list,
  '/api/forum/threads?category=2&page=1&sort=unanswered': list,
  '/api/forum/threads/8?page=1': {
    thread,
    items: [post, answer, erased],
    page: 1,
    per_page: 20,
    total: 2,
    participants: 0,
    writers: [],
    related: [],
  },
}
const noSuchPage = { status: 404, body: { error: 'no_such_page', message: 'There is no such page.' } }
const answers = { '/api/forum/threads?page=7': noSuchPage, '/api/forum/threads/8?page=9': noSuchPage }

async function headOf(url: string) {
  const { head } = await hydratePage(routes, { url, data, answers })
  return head
}

const likes = (userInteractionCount: number) => ({
  '@type': 'InteractionCounter',
  interactionType: 'https://schema.org/LikeAction',
  userInteractionCount,
})

test('a thread is a discussion with its author, its likes and the replies, and a question with its answer', async () => {
  const head = await headOf('/forum/thread/8')
  expect(head).toMatchObject({ description: 'It creaks.', canonical: '/forum/thread/8', type: 'article' })
  const [discussion, qa] = head?.linkedData ?? []
  const person = { '@type': 'Person', name: author.user_name, url: '/forum/author/9' }
  const told = { datePublished: post.created_at, author: person }
  expect(discussion).toEqual({
    ...told,
    '@type': 'DiscussionForumPosting',
    headline: HOSTILE,
    text: 'It creaks.',
    url: '/forum/thread/8',
    dateModified: thread.last_post_at,
    interactionStatistic: likes(3),
    commentCount: 1,
    comment: [
      {
        ...told,
        '@type': 'Comment',
        text: 'Grease it.',
        url: '/forum/thread/8#post-2',
        interactionStatistic: likes(5),
      },
    ],
  })
  expect(qa).toMatchObject({
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: HOSTILE,
      answerCount: 1,
      acceptedAnswer: { '@type': 'Answer', text: 'Grease it.', upvoteCount: 5, ...told },
    },
  })
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

test.each(['/forum/1?sort=top', '/forum/1?tag=creaks', '/forum/1?category=2&sort=unanswered'])(
  'another order or a tag lists the same threads again, so it is in no search engine: %s',
  async (url) => expect((await headOf(url))?.isListed).toBe(false),
)

test('a list names its feed, and that of its category', async () => {
  expect((await headOf('/forum/1'))?.feed).toBe('/forum/feed.xml')
  expect((await headOf('/forum/1?category=2'))?.feed).toBe('/forum/feed.xml?category=2')
})

test.each(['/forum/7', '/forum/thread/8?page=9'])(
  'a page with nothing on it is in no search engine: %s',
  async (url) => expect((await headOf(url))?.isListed).toBe(false),
)
