import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { textAnswer } from '../testing/sample-texts.ts'
import { QuestionsPage } from './questions-page.tsx'

async function open(path: string, changed = {}) {
  const { http } = fakeHttp({
    'GET /api/texts/faq': textAnswer('faq', changed),
    'GET /api/texts/contact': textAnswer('contact'),
  })
  renderPage(<QuestionsPage />, path, { http })
  await screen.findByLabelText('Search the questions')
}
const isOpen = (id: string) => document.getElementById(id)?.querySelector('details')?.open
const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('questions stand in groups, each with an address of its own', async () => {
  await open('/faq')
  const groups = document.querySelectorAll('section[id^="group_"] h2')
  expect([...groups].map(({ textContent }) => textContent)).toEqual(['Before you order', 'Delivery'])
  for (const id of ['how-long', 'which-size', 'returns']) expect(document.getElementById(id)).not.toBeNull()
})

test('only the first answer is open, and links lead to each group', async () => {
  await open('/faq')
  expect(['how-long', 'which-size', 'returns'].map(isOpen)).toEqual([true, false, false])
  const topics = within(screen.getByRole('navigation', { name: 'Jump to a topic' }))
  const link = topics.getByRole('link', { name: 'Delivery 1 question' })
  expect(topics.getByRole('link', { name: 'Before you order 2 questions' })).toBeDefined()
  const group = document.querySelector(link.getAttribute('href')!)
  expect(group?.querySelector('h2')?.textContent).toBe('Delivery')
})

test('the questions stand in the order of the topics', async () => {
  await open('/faq')
  const topics = within(screen.getByRole('navigation', { name: 'Jump to a topic' }))
  const links = topics.getAllByRole('link').map((link) => link.getAttribute('href'))
  const groups = [...document.querySelectorAll('section[id^="group_"]')].map(({ id }) => `#${id}`)
  expect(links.slice(0, groups.length)).toEqual(groups)
})

test('the topics end with the way to a person', async () => {
  await open('/faq')
  const topics = within(screen.getByRole('navigation', { name: 'Jump to a topic' }))
  expect(topics.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#group_1',
    '#group_2',
    '#ask_us',
  ])
})

test('of a search the first answer is open', async () => {
  await open('/faq?q=order')
  expect(shown().length).toBeGreaterThan(1)
  expect(['how-long', 'which-size'].map(isOpen)).toEqual([true, false])
})

test('a person can be reached as the contact page says, with the hours', async () => {
  await open('/faq')
  const ask = within(screen.getByRole('region', { name: 'Ask a person' }))
  expect((await ask.findByRole('link', { name: '+1 555-0100' })).getAttribute('href')).toBe('tel:+15550100')
  expect(ask.getByText('Day and night')).toBeDefined()
  expect(ask.queryByRole('link', { name: 'Forum' })).toBeNull()
})

test('links in an answer lead to the page, and their addresses aren’t searched', async () => {
  const paragraphs = ['See [your orders](/dashboard/orders).']
  await open('/faq?q=dashboard', { sections: [{ group: 'Orders', heading: 'Where is it?', paragraphs }] })
  expect(screen.queryByRole('heading', { name: 'Where is it?' })).toBeNull()
  await userEvent.clear(screen.getByLabelText('Search the questions'))
  expect((await screen.findByRole('link', { name: 'your orders' })).getAttribute('href')).toBe(
    '/dashboard/orders',
  )
})

test('a question that was given no address has that of its number', async () => {
  await open('/faq#section-1', { sections: [{ group: 'Riding', heading: 'How far?', paragraphs: ['Far.'] }] })
  expect(isOpen('section-1')).toBe(true)
})

test('the question that the address names is open', async () => {
  await open('/faq#returns')
  expect(isOpen('returns')).toBe(true)
})

test('typing leaves the questions with these words, and says how many', async () => {
  await open('/faq')
  await userEvent.type(screen.getByLabelText('Search the questions'), 'wear fee')
  expect(shown()).toEqual(['Can I send something back?'])
  expect(screen.getByText('1 question with “wear fee”')).toBeDefined()
  expect(location.search).toBe('?q=wear+fee')
})

test('none found says so and leads on', async () => {
  await open('/faq?q=piano')
  expect(screen.getByRole('heading', { name: 'No question about “piano” here' })).toBeDefined()
})
