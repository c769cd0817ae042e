import { expect, test } from 'vitest'

import { sectionText } from './section-text.ts'

test('versions of a section are compared text by text', () => {
  const items = [{ question: 'One?', answer: '1' }]
  expect(sectionText('section', { type: 'faq', data: { title: 'Asked', items } })).toBe('Asked\nOne?\n1')
})

test('versions of the order are compared section by section', () => {
  const sections = [
    { type: 'hero', isShown: true },
    { type: 'spin_to_win', isShown: false },
  ]
  expect(sectionText('section', { type: 'order', data: { sections } })).toBe(
    'Opening picture\nSpin to win (hidden)',
  )
  expect(sectionText('version', 3)).toBeUndefined()
})
