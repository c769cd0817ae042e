import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { textAnswer } from '../testing/sample-texts.ts'
import { ContactPage } from './contact-page.tsx'

const open = (reply: unknown = textAnswer('contact')) =>
  renderPage(<ContactPage />, '/contact', { http: fakeHttp({ 'GET /api/texts/contact': reply }).http })

test('the contact picture is 1125x750, and does not push the form down', () => {
  open()
  const picture = screen.getByRole('img', { name: /handlebar/ })
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1125', '750'])
  const form = screen.getByRole('form', { name: 'Write to us' })
  expect(form.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what is about safety stands before everything else', async () => {
  const sections = [
    { heading: 'Day and night', paragraphs: ['We are here.'] },
    { id: 'safety', heading: 'If it is about safety', paragraphs: ['Stop riding and call us.'] },
  ]
  open(textAnswer('contact', { sections }))
  const safety = await screen.findByRole('region', { name: 'If it is about safety' })
  expect(safety.textContent).toContain('Stop riding and call us.')
  const call = within(safety).getByRole('link', { name: /^Call \+1.555-0100$/ })
  expect(call.getAttribute('href')).toBe('tel:+15550100')
  for (const later of [
    screen.getByRole('list', { name: 'Ways to reach us' }),
    screen.getByRole('heading', { name: 'Day and night' }),
  ]) {
    expect(safety.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
  expect(screen.getAllByText('Stop riding and call us.')).toHaveLength(1)
})

test('the ways to reach us stand before the form', async () => {
  open()
  const ways = await screen.findByRole('list', { name: 'Ways to reach us' })
  expect(within(ways).getByRole('link', { name: '+1 555-0100' }).getAttribute('href')).toBe('tel:+15550100')
  const form = screen.getByRole('form', { name: 'Write to us' })
  expect(ways.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('one can write to us without the text, too', async () => {
  open(refusal(422, 'It is not there.'))
  expect(await screen.findByText('This text can’t be shown right now')).toBeDefined()
  expect(screen.getByRole('form', { name: 'Write to us' })).toBeDefined()
})
