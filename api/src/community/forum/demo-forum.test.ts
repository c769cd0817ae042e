import { expect, test } from 'vitest'

import type { ForumThread } from '../../../seed/forum/forum-thread.ts'
import { postTimes } from '../../../seed/forum/post-times.ts'
import { readThreads } from '../../../seed/forum/read-threads.ts'
import { demoWriters, riders } from '../../../seed/forum/riders.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const threads = readThreads().map(([, thread]) => thread)
const posts = threads.flatMap((thread) => {
  const times = postTimes(thread)
  return thread.posts.map(([author, body], index) => ({
    author,
    body,
    title: thread.title,
    daysAgo: thread.daysAgo - (times[index] ?? 0) / DAY_MS,
  }))
})

const threadWith = (...written: ForumThread['posts']): ForumThread => ({
  title: 'Rattle',
  daysAgo: 10,
  posts: written,
})
const wordsOf = (body: string) => body.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

test('the posts of a thread follow within hours, or after the days they name', () => {
  const times = postTimes(
    threadWith(['a', 'Hm?'], ['b', 'Yes.'], ['a', 'Thanks, it held.', 8], ['b', 'Good.']),
  )
  expect(times.map((time) => time / DAY_MS)).toEqual([0, 5 / 24, 8 + 5 / 24, 8 + 10 / 24])
})

test('a thread that leaves no time for its later posts is refused', () => {
  expect(() => postTimes(threadWith(['a', 'Hm?'], ['b', 'Yes.', 10]))).toThrow(
    'Rattle has posts in the future',
  )
})

test('no post of the demo is from the future', () => {
  expect(posts.filter(({ daysAgo }) => daysAgo < 0)).toEqual([])
})

test('nobody writes in the demo before they joined', () => {
  const joined = new Map([...riders, ...demoWriters].map((writer) => [writer.user_name, writer.daysAgo]))
  const early = posts.filter(({ author, daysAgo }) => daysAgo > (joined.get(author) ?? 0))
  expect(early.map(({ author, title }) => `${author} in ${title}`)).toEqual([])
})

test('no post of the demo repeats another', () => {
  // A rider may echo another in a word or two.
  const long = posts.map(({ body }) => wordsOf(body)).filter((words) => words.length > 2)
  const texts = long.map((words) => words.join(' '))
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('the accepted answer of a solved thread is by somebody else than who asked', () => {
  const named = threads.filter(({ acceptedPost }) => acceptedPost !== undefined)
  expect(named.length).toBeGreaterThan(0)
  const own = named.filter((thread) => {
    const answer = thread.posts[(thread.acceptedPost ?? 0) - 1]
    return !answer || answer[0] === thread.posts[0]?.[0]
  })
  expect(own.map(({ title }) => title)).toEqual([])
})

test('what is accepted is marked as solved', () => {
  expect(threads.filter(({ acceptedPost, isSolved }) => acceptedPost && !isSolved)).toEqual([])
})
