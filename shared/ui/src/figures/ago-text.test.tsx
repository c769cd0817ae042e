import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import { AgoText } from './ago-text.tsx'

afterEach(() => void vi.useRealTimers())

test('a reader sees how long ago it was, and the whole date as its title', () => {
  vi.setSystemTime('2026-11-21T12:00:00Z')
  render(<AgoText date={new Date('2026-11-21T09:00:00Z')} />)
  const time = screen.getByText('3 h ago')
  expect(time.getAttribute('datetime')).toBe('2026-11-21T09:00:00.000Z')
  expect(time.title).toBe('November 21, 2026')
})

test('the server writes the day, whenever the page is read', () => {
  expect(renderToString(<AgoText date="2026-11-21T09:00:00Z" />)).toContain('>Nov 21, 2026</time>')
})
