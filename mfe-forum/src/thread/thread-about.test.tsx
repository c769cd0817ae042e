import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { openThread, pageData, postData, rider, staff } from './testing/open-thread.tsx'

const open = (parts: object = {}, thread: object = {}) =>
  openThread({
    replies: { 'GET /api/forum/threads/8': { ...pageData(undefined, thread), ...parts } },
  })
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('beside its posts a thread says how much has been written, by how many, and since when', async () => {
  open({ participants: 3 }, { posts: 5, last_post_at: '2021-03-04T23:30:00.000Z' })
  const lead = (await screen.findByText('4 replies')).parentElement
  expect(lead?.textContent).toBe('4 replies3 peopleStarted Mar 1, 2021Last reply Mar 4, 2021')
})

test('a thread without a reply has no last one', async () => {
  open({ participants: 1 }, { posts: 1 })
  const lead = (await screen.findByText('0 replies')).parentElement
  expect(lead?.textContent).toBe('0 replies1 personStarted Mar 1, 2021')
})

test('beside the posts stands who has written most of them, with their number where it is more than one', async () => {
  const writers = [
    { ...rider, posts: 12 },
    { ...staff, posts: 1 },
  ]
  open({ writers, participants: 9 })
  const people = within(await screen.findByRole('region', { name: 'In this thread' }))
  expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ffarhad12 posts',
    expect.stringMatching(/ada$/),
  ])
  expect(people.getByText('and 7 more')).toBeDefined()
})

test('there are ways to the accepted answer, to the latest reply on its page, and to the reply form', async () => {
  open({ total: 45 }, { accepted_post_id: 130, posts: 45 })
  await screen.findByRole('navigation', { name: 'Go to' })
  expect(hrefOf('The answer')).toBe('/forum/post/130')
  expect(hrefOf('Latest reply')).toBe('/forum/thread/8?page=3#post-45')
  expect(hrefOf('Write a reply')).toBe('#reply')
})

test('a locked thread leads to no reply form', async () => {
  open({}, { is_locked: true })
  await screen.findByRole('navigation', { name: 'Go to' })
  expect(screen.queryByRole('link', { name: 'Write a reply' })).toBeNull()
})

test('under the name of an author stands since when they are a member; not of one who has left', async () => {
  const gone = { ...rider, user_name: 'Deleted member 4', member_since: null }
  open({ items: [postData(1), postData(2, { author: gone })] })
  const first = within(await screen.findByRole('article', { name: 'Post 1 by farhad' }))
  expect(first.getByText(/Member since 2019/)).toBeDefined()
  const second = within(screen.getByRole('article', { name: 'Post 2 by Deleted member 4' }))
  expect(second.queryByText(/Member since/)).toBeNull()
})

test('a thread ends with related ones and its category', async () => {
  open({ related: [{ id: 9, title: 'Cold hands', category: 'Prime', replies: 1, is_solved: true }] })
  const related = within(await screen.findByRole('region', { name: 'Related threads' }))
  expect(related.getByRole('link', { name: 'Cold hands' }).getAttribute('href')).toBe('/forum/thread/9')
  expect(related.getByRole('listitem').textContent).toBe('Cold handsPrime, 1 replySolved')
  expect(related.getByRole('link', { name: /More threads in/ }).getAttribute('href')).toBe(
    '/forum/1?category=5',
  )
})

test('related threads stand in pairs', async () => {
  const related = [9, 10, 11].map((id) => ({
    id,
    title: `Thread ${id}`,
    category: 'Prime',
    replies: 2,
    is_solved: false,
  }))
  open({ related })
  const region = within(await screen.findByRole('region', { name: 'Related threads' }))
  expect(region.getAllByRole('listitem')).toHaveLength(2)
})
