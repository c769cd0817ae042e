import { expect, test } from 'vitest'

import { DESCRIPTIONS } from '../../pages/descriptions.ts'
import { CONTACT, INFORMATION_PAGES } from '../../pages/pages.ts'
import { contact } from './contact.ts'
import { dealersIntroduction } from './dealers.ts'
import type { InformationText } from './information-text.ts'
import { INFORMATION_TEXTS } from './texts.ts'

const TEXTS: Record<string, InformationText> = {
  ...INFORMATION_TEXTS,
  '/contact': contact,
  '/dealers': dealersIntroduction,
}

const WRITTEN = INFORMATION_PAGES.filter(({ code }) => code !== 'manual')

test.each([...WRITTEN, CONTACT])(
  '$path has a text of its own under the title of its route',
  ({ path, title }) => {
    expect(TEXTS[path]).toMatchObject({ title, description: DESCRIPTIONS[path] })
  },
)

test.each(Object.entries(TEXTS))('%s says something in every section, and never runs on', (_path, text) => {
  const words = text.sections
    .flatMap(({ paragraphs }) => paragraphs)
    .join(' ')
    .split(/\s+/)
  expect(words.length).toBeGreaterThanOrEqual(100)
  expect(words.length).toBeLessThanOrEqual(700)
  expect(text.sections.every(({ heading, paragraphs }) => heading && paragraphs.every(Boolean))).toBe(true)
})

test('the footer promises 24/7 after-sales support from an authorized team, and so does the contact page', () => {
  const text = JSON.stringify(TEXTS['/contact'])
  expect(text).toContain('24 hours a day, seven days a week')
  expect(text).toContain('authorized team')
})
