import { hydratePage } from '@nireeka/kit/testing'
import { expect, test } from 'vitest'

import { guideList } from './diagnosis/samples.ts'
import { routes } from './routes.ts'
import { explodedPrime } from './spares/exploded/sample-exploded.ts'
import { families, foundParts, pads, padsPage } from './testing/samples.ts'

const groups = [{ id: 1, title: 'Getting started', topics: [{ id: 6, title: 'First charge', bikes: [] }] }]
const hit = { id: 8, title: 'Winter storage', group: 'Battery', excerpt: 'Take it indoors.' }
const topic = {
  id: 6,
  title: 'How far will my bike go?',
  group: { id: 2, title: 'Battery' },
  body: '## One\n\n[Spares](/shop/spares)\n\n## Two\n\n- [x] a\n\n## Three\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n## Four',
  helpful: { yes: 1310, no: 52 },
  updated_at: '2021-03-04T23:30:00.000Z',
}
const fullPads = {
  ...pads,
  price: 1019.5,
  note: 'Sold in pairs.',
  superseded_by: { id: 2, number: 'NK-P-BRK-102' },
}

const data = {
  '/api/help-center': { groups, bikes: [], most_helpful: [] },
  '/api/help-center/search?page=1&q=winter': {
    items: [hit],
    page: 1,
    per_page: 10,
    total: 1200,
    corrected: null,
  },
  '/api/help-center/diagnosis?q=winter': { guides: guideList.slice(2) },
  '/api/spares/searching?keyword=winter': {
    items: [{ id: 9, number: 'NK-A-TYR-109', title: 'Winter tyre' }],
  },
  '/api/spares/search?page=1&q=winter': foundParts({ ...pads, number: 'NK-A-TYR-109', title: 'Winter tyre' }),
  '/api/forum/search?page=1&q=winter': {
    items: [
      {
        thread_id: 5,
        title: [{ text: 'Winter at last', is_match: true }],
        category: { id: 7, title: 'Rides' },
        is_solved: false,
        is_hidden: false,
        replies: 3,
        post: { number: 1, excerpt: [] },
      },
    ],
    page: 1,
    per_page: 20,
    total: 1,
    corrected: null,
    has_more: false,
  },
  '/api/help-center/topics/6': { topic, related: [{ id: 8, title: 'Winter storage' }] },
  '/api/spares': { families },
  '/api/configurator': { bikes: [{ slug: 'nyx', title: 'Nireeka Nyx' }] },
  '/api/spares/exploded?bike=nireeka-prime': explodedPrime,
  '/api/spares/1032': { ...padsPage, superseded_by: { id: 2, number: 'NK-P-BRK-102', title: 'Newer' } },
  '/api/spares/search?page=2&q=brak': {
    ...foundParts(fullPads, { ...fullPads, id: 3, number: 'NK-P-BRK-103', fit_level: 'dealer' }),
    page: 2,
    total: 70,
    corrected: 'brake',
  },
}

const open = (url: string) => hydratePage(routes, { url, data })

test.each([
  ['/help-center', 200, 'href="/help-center/topics/6"'],
  ['/help-center/search?q=winter&kind=articles', 200, '1,200 articles'],
  ['/help-center/search?q=winter', 200, 'href="/help-center/diagnosis/e15"'],
  ['/help-center/search?q=winter', 200, 'NK-A-TYR-109'],
  ['/help-center/search?q=winter', 200, 'href="/forum/thread/5"'],
  ['/help-center/topics/6', 200, 'March 4, 2021'],
  ['/shop/spares', 200, 'href="/shop/spares?family=BRK"'],
  ['/shop/spares?q=brak&page=2', 200, '$1,019.50'],
  ['/shop/spares/exploded/nireeka-prime', 200, 'Front brake'],
  ['/shop/spares/1032', 200, 'NK-P-BRK-101'],
  ['/help-center/nothing/here', 404, 'We have no answer here'],
])('%s comes as HTML and is taken over as it is', async (url, status, part) => {
  const view = await open(url)
  expect(view.status).toBe(status)
  expect(view.html).toContain(part)
})

test.each([
  ['/help-center/search?q=', 'First charge'],
  ['/help-center/search', 'First charge'],
  ['/shop/spares?q=', 'Pads and rotors.'],
])('%s, a search for nothing, shows where one starts', async (url, part) => {
  const view = await open(url)
  expect(view.status).toBe(200)
  expect(view.html).toContain(part)
})

test.each([
  ['/help-center', '/help-center/search'],
  ['/shop/spares', '/shop/spares'],
])('the search of %s is a form that leads to %s', async (url, action) => {
  const { container } = await open(url)
  const form = container.querySelector('form')!
  expect([form.getAttribute('action'), form.method]).toEqual([action, 'get'])
  expect([...new FormData(form).keys()]).toEqual(['q'])
})

test('an article that the API refuses is a page that leads on', async () => {
  const body = { error: 'not_found', message: 'No such article.' }
  const answers = { '/api/help-center/topics/x': { status: 404, body } }
  const view = await hydratePage(routes, { url: '/help-center/topics/x', answers })
  expect(view.status).toBe(404)
  expect(view.html).toContain('href="/help-center"')
})
