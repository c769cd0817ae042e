import { hydratePage } from '@nireeka/kit/testing'
import { expect, test } from 'vitest'

import { DEALERS_ANSWER, SAMPLE_DEALERS } from './dealers/dealer-samples.ts'
import { routes } from './routes.ts'
import { TEXT_ANSWERS } from './testing/sample-texts.ts'

// jsdom has no ResizeObserver. The map uses it, and may still be loading when a test ends, so it isn't one of the stubs
// that are taken back after each test.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
})

const data = { ...TEXT_ANSWERS, '/api/dealers': DEALERS_ANSWER }
const open = (url: string) => hydratePage(routes, { url, data })

test.each([
  ['/faq', 200, 'How long does a bike take?'],
  ['/faq?q=wear', 200, 'Can I send something back?'],
  ['/user-manual', 200, 'Before the first ride'],
  ['/user-manual?bike=nyx', 200, 'Before the first ride'],
  ['/warranty', 200, 'Check your bike'],
  ['/about-us', 200, 'We build three bikes.'],
  ['/privacypolicy', 200, 'You haven’t chosen yet'],
  ['/terms', 200, 'Order and contract'],
  ['/rrpolicy', 200, 'Goods should be complete and unused.'],
  ['/contact', 200, 'Write to us'],
  ['/dealers', 200, SAMPLE_DEALERS[0]!.name],
  ['/newsletter', 200, 'News from the workshop, once a month'],
  ['/newsletter?outcome=confirmed', 200, 'You’re subscribed'],
  ['/newsletter?token=abc', 200, 'One more click'],
  ['/faq/x', 404, 'There is no page here'],
  ['/dealers/1', 404, 'There is no page here'],
])('%s comes as HTML with status %i and is hydrated as it is', async (url, status, part) => {
  const page = await open(url)
  expect(page.status).toBe(status)
  expect(page.html).toContain(part)
})

test('the questions are told to search engines, each with its answer', async () => {
  const { head } = await open('/faq')
  expect(head?.linkedData).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: expect.arrayContaining([
        { '@type': 'Question', name: expect.any(String), acceptedAnswer: expect.anything() },
      ]),
    },
  ])
})

test('what became of a subscription is in no search engine', async () => {
  expect((await open('/newsletter?outcome=left')).head?.isListed).toBe(false)
})
