import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'

import { RemoteBoundary } from './remote-boundary.tsx'

type When = 'while drawn' | 'while it goes'

function Broken({ when }: { when: When }) {
  const [isOn, setOn] = useState(false)
  useEffect(() => () => {
    if (when === 'while it goes') throw new Error('broken')
  })
  if (isOn && when === 'while drawn') throw new Error('broken')
  return <button onClick={() => setOn(true)}>Break</button>
}

test.each<When>(['while drawn', 'while it goes'])('what throws %s leaves “Try again” there', (when) => {
  // Silences the console: in development React logs errors that a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue()
  const report = vi.fn()
  const retry = vi.fn()
  render(
    <RemoteBoundary report={report} retry={retry}>
      <Broken when={when} />
    </RemoteBoundary>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Break' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'This section can’t be shown right now',
  )
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
  vi.mocked(console.error).mockClear()
})
