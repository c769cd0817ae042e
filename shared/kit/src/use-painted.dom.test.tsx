import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import { usePainted } from './use-painted.ts'

const rendered: boolean[] = []

function Page() {
  const isPainted = usePainted()
  rendered.push(isPainted)
  return <p>{isPainted ? 'all of it' : 'the first screen'}</p>
}

afterEach(() => {
  rendered.length = 0
  vi.unstubAllGlobals()
})

test('a page that is opened in the browser renders its first screen, and the rest after a frame', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  render(<Page />)
  expect(screen.getByRole('paragraph').textContent).toBe('the first screen')
  await act(async () => {
    await frames[0]!(0)
  })
  expect(screen.getByRole('paragraph').textContent).toBe('all of it')
})

test('the server renders all of it, and so does a page that is hydrated', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Page />)
  expect(root.textContent).toBe('all of it')
  await act(async () => {
    hydrateRoot(root, <Page />)
  })
  expect(rendered).not.toContain(false)
  root.remove()
})

test('a page that is left before its first frame renders no more', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  render(<Page />).unmount()
  const before = rendered.length
  await act(async () => {
    await frames[0]!(0)
  })
  expect(rendered).toHaveLength(before)
})
