import { expect, test } from 'vitest'

import { sectionsOf } from './sections.ts'

test.each([
  ['No headings at all', []],
  ['## Every week\n\nText\n\n## Every **300 km**', ['Every week', 'Every 300 km']],
  ['# Title\n### Detail\n## Part ##', ['Part']],
  ['```\n## In code\n```\n## Outside', ['Outside']],
])('the sections of %j are %j', (markdown, titles) => {
  expect(sectionsOf(markdown).map(({ title }) => title)).toEqual(titles)
})

test('each section has an id of its own by its place', () => {
  expect(sectionsOf('## Same\n## Same').map(({ id }) => id)).toEqual(['section-1', 'section-2'])
})
