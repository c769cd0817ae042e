import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ProgressBar } from './progress-bar.tsx'

const bar = (name: string) => screen.getByRole<HTMLProgressElement>('progressbar', { name })

test('what is done is said as a person says it', () => {
  render(<ProgressBar label="Sending your pictures" share={0.4} text="3 of 8 MB" />)
  expect(bar('Sending your pictures').value).toBe(0.4)
  expect(bar('Sending your pictures').getAttribute('aria-valuetext')).toBe('3 of 8 MB')
})

test('a share beyond all or nothing is cut', () => {
  const { rerender } = render(<ProgressBar label="Sending" share={1.2} />)
  expect(bar('Sending').value).toBe(1)
  rerender(<ProgressBar label="Sending" share={-1} />)
  expect(bar('Sending').value).toBe(0)
})

test('work of unknown length has no value', () => {
  render(<ProgressBar label="Looking for your order" />)
  expect(bar('Looking for your order').hasAttribute('value')).toBe(false)
})
