import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { textAnswer } from '../testing/sample-texts.ts'
import { QuestionsPage } from './questions-page.tsx'

async function open(path: string, changed = {}) {
  const { http } = fakeHttp({ 'GET /api/texts/faq': textAnswer('faq', changed) })
  renderPage(<QuestionsPage />, path, { http })
  await screen.findByLabelText('Search the questions')
}
const isOpen = (id: string) => document.getElementById(id)?.querySelector('details')?.open
const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('questions stand in groups, each with an address of its own', async () => {
  await open('/faq')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Before you order',
    'Delivery',
  ])
  for (const id of ['how-long', 'which-size', 'returns']) expect(document.getElementById(id)).not.toBeNull()
})

test('the first answer is open, and links lead to each group', async () => {
  await open('/faq')
  expect(['how-long', 'which-size', 'returns'].map(isOpen)).toEqual([true, false, false])
  const topics = within(screen.getByRole('navigation', { name: 'Topics' }))
  const link = topics.getByRole('link', { name: 'Delivery 1' })
  const group = document.querySelector(link.getAttribute('href')!)
  expect(group?.querySelector('h2')?.textContent).toBe('Delivery')
})

test('a question that was given no address has that of its number', async () => {
  await open('/faq#section-1', { sections: [{ group: 'Riding', heading: 'How far?', paragraphs: ['Far.'] }] })
  expect(isOpen('section-1')).toBe(true)
})

test('the question that the address names is open', async () => {
  await open('/faq#which-size')
  expect([isOpen('which-size'), isOpen('returns')]).toEqual([true, false])
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
