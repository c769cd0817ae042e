import { renderRoutes } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { AuthorName } from './author-name.tsx'

const open = (userName: string) =>
  renderRoutes([{ path: '/', page: () => <AuthorName author={{ id: 12, userName }} /> }], '/')

test('an author’s name leads to their page', async () => {
  open('rita')
  const link = await screen.findByRole('link', { name: 'rita' })
  expect(link.getAttribute('href')).toBe('/forum/author/12')
})

test('a deleted member has no page', async () => {
  open('Deleted member 12')
  expect(await screen.findByText('Deleted member 12')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
