import type { Platform, Session } from '@nireeka/contracts'
import { fakeHttp, refusal, renderRoutes } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { expect, test, vi } from 'vitest'

import { routes } from '../routes.ts'

const topic = {
  id: 6,
  title: 'How far will my bike go?',
  group: { id: 2, title: 'Battery and charging' },
  body: 'It depends.\n\n| Battery | Mixed |\n|---|---|\n| 504 Wh | 80 km |',
  helpful: { yes: 310, no: 52 },
  updated_at: '2021-03-04T23:30:00.000Z',
}
const related = [{ id: 8, title: 'Winter storage' }]

const open = (reply: unknown, path = '/help-center/topics/6', platform: Partial<Platform> = {}) =>
  renderRoutes(routes, path, {
    http: fakeHttp({ [`GET /api${path}`]: reply, [`GET /api${path}/vote`]: { vote: null } }).http,
    ...platform,
  })

test('an article stands below the way to it, and says how many found it helpful', async () => {
  open({ topic, related })
  expect(await screen.findByRole('heading', { level: 1, name: 'How far will my bike go?' })).toBeDefined()
  const way = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect(within(way).getByRole('link', { name: 'Help centre' }).getAttribute('href')).toBe('/help-center')
  expect(screen.getByText(/310 of 362 readers found this article helpful/)).toBeDefined()
  expect(screen.getByText('March 4, 2021')).toBeDefined()
  expect(await screen.findByRole('cell', { name: '80\u00A0km' })).toBeDefined()
  expect(document.title).toBe('How far will my bike go? · Nireeka')
})

test('an article leads to others that are about the same', async () => {
  open({ topic, related })
  const others = await screen.findByRole('navigation', { name: 'Related articles' })
  expect(within(others).getByRole('link', { name: 'Winter storage' }).getAttribute('href')).toBe(
    '/help-center/topics/8',
  )
})

test('a long article begins with its contents, whose links lead to its sections', async () => {
  const body = ['One', 'Two', 'Three', 'Four'].map((title) => `## ${title}\n\nText.`).join('\n\n')
  open({ topic: { ...topic, body }, related: [] })
  const contents = await screen.findByRole('navigation', { name: 'In this article' })
  const link = within(contents).getByRole('link', { name: 'Three' })
  const section = await screen.findByRole('heading', { level: 2, name: 'Three' })
  expect(link.getAttribute('href')).toBe(`#${section.id}`)
})

const factOf = (name: string) => screen.getByText(name).nextSibling?.textContent

const HOW_TO =
  'Ask a second person. With a pump at hand, it takes about thirty minutes.\n\n1. Lift the bike out by the frame.\n2. Tighten the stem to **5 Nm**.\n3. Squeeze both brake levers.'

test('steps stand in a list with pictures of their parts, and what they take stands above', async () => {
  open({ topic: { ...topic, body: HOW_TO }, related: [] })
  const list = (await screen.findByText('Squeeze both brake levers.')).closest('ol')!
  const steps = within(list).getAllByRole('listitem')
  expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual([
    'Lift the bike out by the frame.',
    'Tighten the stem to 5\u00A0Nm.',
    'Squeeze both brake levers.',
  ])
  expect(within(steps[1]!).getByRole('img', { name: 'The stem, between handlebar and frame' })).toBeDefined()
  expect(steps.map((step) => within(step).getAllByRole('img').length)).toEqual([1, 1, 1])
  expect(['Time', 'Tools', 'Helper'].map(factOf)).toEqual([
    'About thirty minutes',
    'A\u00A0torque wrench, a\u00A0pump',
    'A second person',
  ])
  expect(screen.getByText(/^The pictures show a Homie\./)).toBeDefined()
  expect(screen.getByText('Ask a second person.')).toBeDefined()
  expect(screen.queryByText(/it takes about thirty minutes/)).toBeNull()
})

test('an article can be printed', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  open({ topic, related })
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test.each([404, 422])('a topic that the server answers with %i is a page that leads on', async (status) => {
  open(refusal(status, 'No.'), '/help-center/topics/x')
  expect(await screen.findByRole('heading', { level: 1, name: 'We have no answer here' })).toBeDefined()
})

test('an article that fails to load can be tried again', async () => {
  let attempt = 0
  open(() => (attempt++ === 0 ? refusal(500, 'The server is busy.') : { topic, related }))
  expect(await screen.findByText('The server is busy.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'How far will my bike go?' })).toBeDefined()
})

test.each([
  ['guest', '/contact'],
  ['member', '/dashboard/support/new'],
])('a %s writes to us about the article', async (status, path) => {
  const session$ = new BehaviorSubject({ status, user: { id: 7 } } as Session)
  open({ topic, related }, undefined, { session$ })
  const link = await screen.findByRole('link', { name: 'Contact us' })
  const address = new URL(link.getAttribute('href') ?? '', 'https://shop.test')
  expect([address.pathname, address.searchParams.get('subject')]).toEqual([
    path,
    'About “How far will my bike go?”',
  ])
})
