import { expect, test } from 'vitest'

import { titledSections } from './section-titles.ts'

const section = (heading: string, ...paragraphs: string[]) => ({ heading, paragraphs })
const titles = (sections: Array<ReturnType<typeof section>>, isNumbered = true) =>
  titledSections({ sections }, isNumbered).map(({ id, title }) => `${id} ${title}`)

test('clauses are numbered, and keep the anchor of their place', () => {
  expect(titles([section('Order', 'A cart binds nobody.'), section('Law', 'The rest holds.')])).toEqual([
    'section-1 1. Order',
    'section-2 2. Law',
  ])
})

test('a summary has no number, and its sentences stand with the sections that they are about', () => {
  const order = section('Order', 'A cart binds nobody.')
  expect(titles([section('In short', 'We sell no data.'), order])).toEqual([
    'section-1 In short',
    'section-2 1. Order',
  ])
  const box = section('In short', 'Delivery: You can wait.', 'Law: Your rights stay.')
  const sections = [
    box,
    section('Delivery', 'We name a range. We keep to it.', 'Later than that, you can cancel.'),
    section('Law', 'The rest holds. It always does.'),
  ]
  expect(titles(sections)).toEqual(['section-2 1. Delivery', 'section-3 2. Law'])
  // A section of two sentences needs none.
  expect(titledSections({ sections }, true).map(({ short }) => short)).toEqual(['You can wait.', undefined])
  expect(titledSections({ sections: [order] }, true)[0]?.short).toBeUndefined()
})

test('sections that aren’t clauses have no numbers', () => {
  expect(titles([section('Order', 'A cart binds nobody.')], false)).toEqual(['section-1 Order'])
})

test('a title keeps a number and its unit on one line', () => {
  expect(titles([section('Within 10 km', 'Near.')], false)).toEqual(['section-1 Within 10\u00A0km'])
})
