import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ann } from '../testing/members.ts'
import { UserBadge } from './user-badge.tsx'

test('the header shows a member’s picture, and their letter when it doesn’t come', () => {
  const { container, rerender } = render(<UserBadge user={{ ...ann, avatar: '/api/avatars/1.webp' }} />)
  const picture = container.querySelector('img')!
  expect([picture.getAttribute('src'), picture.alt, container.textContent]).toEqual([
    '/api/avatars/1.webp',
    '',
    '',
  ])
  fireEvent.error(picture)
  expect(container.textContent).toBe('A')
  rerender(<UserBadge user={{ ...ann, avatar: '/api/avatars/2.webp' }} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/avatars/2.webp')
})

test('without a picture it is the letter', () => {
  const { container } = render(<UserBadge user={ann} />)
  expect(container.textContent).toBe('A')
})
