import { fakeHttp, refusal, renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { textAnswer } from '../testing/sample-texts.ts'
import { ContactPage } from './contact-page.tsx'

const open = (reply: unknown = textAnswer('contact')) =>
  renderPage(<ContactPage />, '/contact', { http: fakeHttp({ 'GET /api/texts/contact': reply }).http })

test('the contact picture is 1125x750', () => {
  open()
  const picture = screen.getByRole('img', { name: /handlebar/ })
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1125', '750'])
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
