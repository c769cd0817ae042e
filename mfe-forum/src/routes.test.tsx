import { hydratePage } from '@nireeka/kit/testing'
import { expect, test } from 'vitest'

import { routes } from './routes.ts'

const categories = [{ id: 2, title: 'Prime', description: 'The carbon hardtail.', threads: 1234 }]
const rider = { id: 9, user_name: 'فرهاد', avatar: null, is_staff: false }
const staff = { id: 1, user_name: 'ada', avatar: '/pictures/ada.webp', is_staff: true }
const thread = {
  id: 8,
  title: 'Creak when it is warm',
  category: { id: 2, title: 'Prime' },
  author: rider,
  is_pinned: true,
  is_locked: true,
  is_hidden: false,
  is_solved: true,
  tags: ['creaks'],
  posts: 45,
  created_at: '2021-03-01T08:00:00.000Z',
  last_post_at: '2021-03-04T23:30:00.000Z',
}
const list = { items: [thread], page: 1, per_page: 20, total: 45 }

/** A post with all Markdown features, including markup that would be invalid HTML if rendered as written. */
const everything = `
<p><div>typed</div></p> and <a href="/x"><a href="/y">inline</a></a>

[a [b](/shop) c](/forum) [![cat](https://example.org/cat.png)](https://example.org/cats) https://example.org

> - [x] done
>
>   | A | B |
>   |---|---|
>   | \`1\` | **2** ~~3~~ |

1. one

   two

\`\`\`html
<table><b>
\`\`\`

note[^1]

[^1]: at the foot
`
const post = { id: 1, number: 1, author: rider, body: everything, created_at: '2021-03-01T08:00:00.000Z' }
const posts = [post, { ...post, id: 2, number: 2, author: staff, body: '> '.repeat(40) + 'deep' }]

const data = {
  '/api/forum/categories': { categories },
  '/api/forum/tags': { tags: [] },
  '/api/forum/threads?page=1': list,
  '/api/forum/threads?category=2&page=2': list,
  '/api/forum/threads/8?page=1': {
    thread,
    items: posts,
    page: 1,
    per_page: 20,
    total: 45,
    participants: 2,
    writers: [
      { ...rider, posts: 30 },
      { ...staff, posts: 15 },
    ],
    related: [{ id: 9, title: 'Warm creak', category: 'Prime', replies: 1, is_solved: true }],
  },
}
const noSuchPage = { status: 404, body: { error: 'no_such_page', message: 'There is no page 9.' } }
const refused = { '/api/forum/threads?page=9': noSuchPage, '/api/forum/threads/8?page=9': noSuchPage }

const open = (url: string) => hydratePage(routes, { url, data, answers: refused })

test.each([
  ['/forum', 200, '1,234'],
  ['/forum/1', 200, 'Mar 4, 2021'],
  ['/forum/2?category=2', 200, 'href="/forum/3?category=2"'],
  ['/forum/thread/8', 200, 'Post 2 by ada'],
  ['/forum/9', 404, 'There is no page 9'],
  ['/forum/thread/8?page=9', 404, 'There is no page 9'],
  ['/forum/latest', 404, 'We can’t find that in the forum'],
  ['/forum/thread/8/edit', 404, 'We can’t find that in the forum'],
])('%s comes as HTML and is taken over as it is', async (url, status, part) => {
  const view = await open(url)
  expect(view.status).toBe(status)
  expect(view.html).toContain(part)
})

test('a thread that the API refuses is a page that leads on', async () => {
  const body = { error: 'not_found', message: 'No such thread.' }
  const answers = { '/api/forum/threads/7?page=1': { status: 404, body } }
  const view = await hydratePage(routes, { url: '/forum/thread/7', answers })
  expect(view.status).toBe(404)
  expect(view.html).toContain('href="/forum/1"')
})
