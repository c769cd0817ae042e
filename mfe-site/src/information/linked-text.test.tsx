import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { LinkedText } from './linked-text.tsx'

test('an email address in a text can be written to, without the full stop after it', () => {
  const { container } = render(<LinkedText text="Write to a.b@example.com or to office@example.com." />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:a.b@example.com',
    'mailto:office@example.com',
  ])
  expect(container.textContent).toBe('Write to a.b@example.com or to office@example.com.')
})

test('a text without one stays a text', () => {
  const { container } = render(<LinkedText text="Turn the bar straight." />)
  expect(container.innerHTML).toBe('Turn the bar straight.')
})
