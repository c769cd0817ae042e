import { renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ContactPage } from './contact-page.tsx'

test('the contact picture is 1125x750', () => {
  renderPage(<ContactPage />, '/contact')
  const picture = screen.getByRole('img', { name: /handlebar/ })
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1125', '750'])
})

test('the ways to reach us stand before the form', () => {
  renderPage(<ContactPage />, '/contact')
  const ways = screen.getByRole('list', { name: 'Ways to reach us' })
  expect(within(ways).getByRole('link', { name: '+1 555-0100' }).getAttribute('href')).toBe('tel:+15550100')
  const form = screen.getByRole('form', { name: 'Write to us' })
  expect(ways.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
