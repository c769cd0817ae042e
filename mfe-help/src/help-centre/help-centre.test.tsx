import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { PICTURES } from './group-list.tsx'

const GROUPS = 'GET /api/help-center'

const groups = [
  { id: 1, title: 'Getting started', topics: [{ id: 1, title: 'First charge', bikes: [] }] },
  { id: 2, title: 'Empty group', topics: [] },
]
const open = (path: string, replies: Record<string, unknown>) => {
  const { http, calls } = fakeHttp(replies)
  renderRoutes(routes, path, { http })
  return calls
}

test('the help centre lists the groups with their topics, and no empty group', async () => {
  open('/help-center', { [GROUPS]: { groups, bikes: [], most_helpful: [] } })
  expect(screen.getByRole('heading', { level: 1, name: 'Help centre' })).toBeDefined()
  const topic = await screen.findByRole('link', { name: 'First charge' })
  expect(topic.getAttribute('href')).toBe('/help-center/topics/1')
  expect(screen.queryByRole('heading', { name: 'Empty group' })).toBeNull()
  expect(document.title).toBe('Help centre · Nireeka')
})

test('a group has a picture and its first articles, and the others behind their number', async () => {
  const topics = ['One', 'Two', 'Three', 'Four', 'Five'].map((title, at) => ({
    id: at + 1,
    title,
    bikes: [],
  }))
  const many = [{ id: 1, title: 'Getting started', topics }]
  open('/help-center', { [GROUPS]: { groups: many, bikes: [], most_helpful: [] } })
  const others = (await screen.findByText('2 more articles')).closest('details')
  expect(others?.open).toBe(false)
  expect(
    within(others!)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Four', 'Five'])
  expect(screen.getByRole('link', { name: 'Three' }).closest('details')).toBeNull()
  const section = within(screen.getByRole('region', { name: 'All topics' }))
  expect(section.getByRole('heading', { level: 3, name: 'Getting started' })).toBeDefined()
  const picture = section.getAllByRole('list')[0]?.querySelector<HTMLElement>('picture img')
  expect(picture?.dataset.src).toBe('/pictures/bikes/nireeka-homie-laden.webp')
})

test('the pictures of the groups exist', () => {
  for (const file of Object.values(PICTURES))
    expect([file, existsSync(`shared/bike3d/pictures/drawn/${file}.webp`)]).toEqual([file, true])
})

test('on a phone a group opens by its heading', async () => {
  open('/help-center', { [GROUPS]: { groups, bikes: [], most_helpful: [] } })
  const toggle = await screen.findByRole('button', { name: 'Articles: Getting started', expanded: false })
  const list = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
  expect(within(list!).getByRole('link', { name: 'First charge' })).toBeDefined()
  await userEvent.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
})

test('the troubleshooter stands first, then the articles that helped most, each with its group', async () => {
  const most_helpful = [{ id: 1, title: 'First charge', group: 'Getting started' }]
  open('/help-center', { [GROUPS]: { groups, bikes: [], most_helpful } })
  const section = within(await screen.findByRole('region', { name: 'Most helpful' }))
  const link = section.getByRole('link', { name: 'First charge Getting started' })
  expect(link.getAttribute('href')).toBe('/help-center/topics/1')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(0, 3)).toEqual(['Something wrong with your bike?', 'Most helpful', 'All topics'])
})

test('an article that is most helpful isn’t among the first of its topic', async () => {
  const topics = ['One', 'Two', 'Three', 'Four'].map((title, at) => ({ id: at + 1, title, bikes: [] }))
  const most_helpful = [{ id: 1, title: 'One', group: 'Getting started' }]
  const many = [{ id: 1, title: 'Getting started', topics }]
  open('/help-center', { [GROUPS]: { groups: many, bikes: [], most_helpful } })
  const others = (await screen.findByText('1 more article')).closest('details')
  expect(within(others!).getByRole('link', { name: 'One' })).toBeDefined()
})

test('a help centre without articles says so', async () => {
  open('/help-center', { [GROUPS]: { groups: [], bikes: [], most_helpful: [] } })
  expect(await screen.findByRole('heading', { name: 'No articles yet' })).toBeDefined()
})

test('groups that fail to load can be tried again', async () => {
  let attempt = 0
  const reply = () =>
    attempt++ === 0 ? refusal(500, 'The server is busy.') : { groups, bikes: [], most_helpful: [] }
  open('/help-center', { [GROUPS]: reply })
  expect(within(await screen.findByRole('alert')).getByText('The server is busy.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'First charge' })).toBeDefined()
})

test('a search for nothing is the start of the help centre', async () => {
  open('/help-center/search?q=%20', { [GROUPS]: { groups, bikes: [], most_helpful: [] } })
  expect(await screen.findByRole('link', { name: 'First charge' })).toBeDefined()
  await waitFor(() => expect(location.pathname).toBe('/help-center'))
})

test('an unknown address below the help centre leads on', () => {
  open('/help-center/nothing/here', {})
  expect(screen.getByRole('heading', { level: 1, name: 'We have no answer here' })).toBeDefined()
})

test('the articles about one bike are a filter in the address', async () => {
  const battery = { id: 9, title: 'Remove the battery', bikes: ['nyx'] }
  const all = [{ ...groups[0], topics: [...groups[0]!.topics, battery] }]
  open('/help-center?bike=nyx', {
    [GROUPS]: { groups: all, bikes: [{ slug: 'nyx', title: 'Nireeka Nyx' }], most_helpful: [] },
  })
  const bikes = await screen.findByRole('navigation', { name: 'Articles by bike' })
  expect(within(bikes).getByRole('link', { current: true }).textContent).toBe('Nireeka Nyx 1 article')
  expect(bikes.querySelector('picture img')?.getAttribute('src')).toBe(
    '/pictures/bikes/nyx-graphite-side.webp',
  )
  expect(screen.getByRole('link', { name: 'Remove the battery' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'First charge' })).toBeNull()
  await userEvent.click(within(bikes).getByRole('link', { name: 'All articles' }))
  expect(await screen.findByRole('link', { name: 'First charge' })).toBeDefined()
})

test('an unknown bike in the address hides nothing', async () => {
  open('/help-center?bike=unicycle', {
    [GROUPS]: { groups, bikes: [{ slug: 'nyx', title: 'Nireeka Nyx' }], most_helpful: [] },
  })
  expect(await screen.findByRole('link', { name: 'First charge' })).toBeDefined()
})
