import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fakeShell } from '../testing/fake-shell.ts'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { Footer } from './footer.tsx'

const open = () => renderInShell(<Footer />, fakeShell())
const link = (name: string) => screen.getByRole('link', { name })

test('Find Out More leads to the dashboard’s support page', () => {
  open()
  expect(link('Find Out More').getAttribute('href')).toBe('/dashboard/support')
})

test.each(['Facebook', 'Instagram', 'YouTube', 'Twitter', 'Play the Nireeka game'])(
  '%s is told nothing of the page that the visitor comes from',
  (name) => {
    open()
    expect(link(name).getAttribute('href')).toMatch(/^https:\/\//)
    expect(link(name).getAttribute('rel')).toBe('noopener noreferrer')
  },
)

test('the game stands among the company’s links', () => {
  open()
  const company = within(screen.getByRole('navigation', { name: 'Company' }))
  expect(company.getAllByRole('link').at(-1)?.textContent).toBe('Play the Nireeka game')
})

test('the badge is of 2022 and leads to its issuer, the copyright is of 2021', () => {
  open()
  expect(link('Safe shop 2022, Open Trade Institute').getAttribute('href')).toBe('/about-us#safe-shop')
  expect(screen.getByText(/© 2021 Nireeka/)).toBeDefined()
})

test('the newsletter has one email field and a submit', () => {
  open()
  const form = within(screen.getByRole('form', { name: 'Newsletter' }))
  expect(form.getAllByRole('textbox').map((field) => field.getAttribute('type'))).toEqual(['email'])
  expect(form.getByRole('button', { name: 'Subscribe' }).getAttribute('type')).toBe('submit')
})
