import { renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { faq } from '../content/faq.ts'
import { QuestionsPage } from './questions-page.tsx'

const open = (path: string) => renderPage(<QuestionsPage />, path)
const isOpen = (id: string) => document.getElementById(id)?.querySelector('details')?.open
const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('questions stand in groups, each with an address of its own', () => {
  open('/faq')
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBe(4)
  const ids = faq.sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(faq.sections.length)
  expect(ids.every((id) => id && document.getElementById(id))).toBe(true)
})

test('the question that the address names is open', () => {
  open('/faq#which-size')
  expect([isOpen('which-size'), isOpen('returns')]).toEqual([true, false])
})

test('typing leaves the questions with these words, and says how many', async () => {
  open('/faq')
  await userEvent.type(screen.getByLabelText('Search the questions'), 'wear fee')
  expect(shown()).toEqual(['Can I send something back?'])
  expect(screen.getByText('1 question with “wear fee”')).toBeDefined()
  expect(location.search).toBe('?q=wear+fee')
})

test('none found says so and leads on', () => {
  open('/faq?q=piano')
  expect(screen.getByRole('heading', { name: 'No question about “piano” here' })).toBeDefined()
})
