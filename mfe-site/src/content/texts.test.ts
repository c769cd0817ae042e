import { expect, test } from 'vitest'

import { routes } from '../routes.ts'
import { aboutUs } from './about-us.ts'
import { contact } from './contact.ts'
import { dealersIntroduction } from './dealers.ts'
import { faq } from './faq.ts'
import type { InformationText } from './information-text.ts'
import { privacyPolicy } from './privacypolicy.ts'
import { returnsAndRefunds } from './rrpolicy.ts'
import { terms } from './terms.ts'
import { warranty } from './warranty.ts'

const TEXTS: Record<string, InformationText> = {
  '/faq': faq,
  '/warranty': warranty,
  '/about-us': aboutUs,
  '/privacypolicy': privacyPolicy,
  '/terms': terms,
  '/rrpolicy': returnsAndRefunds,
  '/contact': contact,
  '/dealers': dealersIntroduction,
}

/** Paths of pages without an information text: the manual has chapters, and the newsletter's page shows outcomes. */
const WITHOUT_TEXT = ['/user-manual', '/newsletter', '*']
const WRITTEN = routes.filter(({ path }) => !WITHOUT_TEXT.includes(path))

test.each(WRITTEN)(
  '$path has a text of its own under the title of its route',
  ({ path, title, description }) => {
    expect(TEXTS[path]).toMatchObject({ title, description })
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
