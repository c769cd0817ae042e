import { DEFAULT_COUNTRY_ID } from '@nireeka/contracts'
import { InformationText, type InformationTextData, TEXT_KEYS } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { COUNTRIES } from '../../../seed/countries.ts'
import { helpGroups } from '../../../seed/help/groups.ts'
import home from '../../../seed/home.json' with { type: 'json' }
import { seededTexts } from '../../../seed/texts/seed-texts.ts'
import { problemOf } from './text-rules.ts'

const MOST_WORDS = 700
/** Of the questions only one answer is read at a time. */
const MOST_WORDS_OF_AN_ANSWER = 60

test.each(TEXT_KEYS)('the text of %s keeps the rules of texts, and never runs on', (key) => {
  const { text } = seededTexts[key]
  expect(InformationText.parse(text)).toEqual(text)
  expect(problemOf(key, text)).toBeNull()
  const words = text.sections.map(({ paragraphs }) => paragraphs.join(' ').split(/\s+/).length)
  const read = key === 'faq' ? Math.max(...words) : words.reduce((sum, count) => sum + count, 0)
  expect(read).toBeLessThanOrEqual(key === 'faq' ? MOST_WORDS_OF_AN_ANSWER : MOST_WORDS)
})

const { privacypolicy, contact, faq, terms } = seededTexts
const without = (text: InformationTextData, gone: string): InformationTextData => ({
  ...text,
  sections: text.sections.filter(({ id, heading }) => id !== gone && heading !== gone),
})

const topicsOf = (...titles: string[]) =>
  helpGroups
    .flatMap(({ articles }) => articles)
    .filter(({ title }) => titles.includes(title))
    .map(({ body }) => body)

test('a text that is nearly empty can’t be published', () => {
  const last = terms.text.sections.at(-1)!
  expect(problemOf('terms', { ...terms.text, sections: [last] })).toMatch(/^This text has \d+ words/)
})

test('the contact page says what the footer promises, and how to reach us', () => {
  expect(problemOf('contact', without(contact.text, 'Day and night'))).toContain('24 hours a day')
  const { ways: _, ...words } = contact.text
  expect(problemOf('contact', words)).toBe('The contact page needs a way to reach us.')
})

test('the privacy policy keeps its tables and the sections that others link to', () => {
  for (const id of ['in-your-browser', 'with-your-consent', 'your-location'])
    expect(problemOf('privacypolicy', without(privacypolicy.text, id))).toContain(id)
  const sections = privacypolicy.text.sections.map((section) => ({ ...section, table: undefined }))
  expect(problemOf('privacypolicy', { ...privacypolicy.text, sections })).toContain('needed-entries')
})

test.each([
  ['the privacy policy', [JSON.stringify(privacypolicy.text)]],
  ['the help centre', topicsOf('Delete my account', 'Download my data')],
])('%s tells members where they get their data, and when an account is deleted', (_where, said) => {
  for (const text of said) expect(text).toContain('](/dashboard/my-data)')
  expect(said[0]).toMatch(/14 days/)
  expect(said[0]).toMatch(/without your name|instead of your name/)
  expect(said.join(' ')).not.toMatch(/seven days|write to us/i)
})

test('how long spare parts take is what the server counts for the country of a first visit', () => {
  const { name, days } = COUNTRIES.find(({ id }) => id === DEFAULT_COUNTRY_ID)!
  const said = `in ${days![0]} to ${days![1]} working days in the ${name}`
  const answers = faq.text.sections.filter(
    ({ id }) => id === 'where-is-my-order' || id === 'something-breaks',
  )
  const texts = [home, ...answers].map((one) => JSON.stringify(one))
  for (const text of [...texts, ...topicsOf('Where is my order?')]) expect(text).toContain(said)
})

test('home and about us agree on who builds a bike, and who rides it', () => {
  const about = JSON.stringify(seededTexts['about-us'].text)
  for (const text of [JSON.stringify(home), about]) {
    expect(text).toMatch(/one person/i)
    expect(text).toMatch(/second (?:one|person)/)
  }
})

test('what a page doesn’t show is refused', () => {
  const [first, ...rest] = faq.text.sections
  const { group: _, ...ungrouped } = first!
  expect(problemOf('faq', { ...faq.text, sections: [ungrouped, ...rest] })).toBe(
    'Every question needs a group.',
  )
  expect(problemOf('warranty', faq.text)).toBe('Only questions have a group.')
  expect(problemOf('terms', privacypolicy.text)).toBe('Only the privacy policy shows tables.')
  expect(problemOf('terms', seededTexts['about-us'].text)).toBe('This page shows no picture.')
})

test.each([
  [{ ways: [{ title: 'Call', label: 'Us', to: 'javascript:alert(1)', note: 'Now' }] }],
  [{ ways: [{ title: 'Call', label: 'Us', to: '//evil.example', note: 'Now' }] }],
  [{ picture: { src: 'https://evil.example/a.webp', alt: 'A bike' } }],
  [{ picture: { src: '/pictures/../a.webp', alt: 'A bike' } }],
  [{ sections: [] }],
  [{ sections: [{ heading: ' ', paragraphs: ['A'] }] }],
  [{ sections: [{ heading: 'A', paragraphs: [' '] }] }],
  [{ sections: [{ id: 'cookie-settings', heading: 'A', paragraphs: ['A'] }] }],
  [{ sections: [1, 2].map(() => ({ id: 'twice', heading: 'A', paragraphs: ['A'] })) }],
])('%j is no text', (wrong) => {
  expect(InformationText.safeParse({ ...terms.text, ...wrong }).success).toBe(false)
})
