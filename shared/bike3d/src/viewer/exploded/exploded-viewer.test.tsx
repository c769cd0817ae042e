import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { fakeLive, GOOD_FACTS } from '../testing/fake-live.ts'
import { ExplodedViewer, type ExplodedViewerProps } from './exploded-viewer.tsx'

const NAME = 'Nyx, exploded'
const PRESSED_AT = { clientX: 440, clientY: 275, pointerType: 'touch', isPrimary: true }

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(880)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(550)
})
afterEach(() => vi.unstubAllGlobals())

const props = (live: ReturnType<typeof fakeLive>): ExplodedViewerProps => ({
  configuration: { bike: 'nyx', size: 'M', parts: [], colour: { id: 1 } },
  poster: <img src="/nyx.webp" alt={NAME} />,
  alt: NAME,
  hotSpots: [
    { piece: 'fork', name: 'Fork, 2 parts', title: 'Fork', mark: '1' },
    { piece: 'saddle', name: 'Saddle, 3 parts', title: 'Saddle', mark: '2' },
  ],
  stillSpots: [
    { piece: 'fork', x: 0.7, y: 0.5 },
    { piece: 'saddle', x: 0.3, y: 0.1 },
  ],
  framed: null,
  isPrinting: false,
  active: null,
  onPoint: vi.fn(),
  onPick: vi.fn(),
  sources: { load: live.load, readFacts: () => GOOD_FACTS },
})

async function openLive(change: Partial<ExplodedViewerProps> = {}) {
  const live = fakeLive()
  const all = { ...props(live), ...change }
  const view = render(<ExplodedViewer {...all} />)
  await act(async () => void fireEvent.pointerEnter(view.container.firstElementChild as Element))
  return { live, all, ...view, canvas: view.container.querySelector('canvas') as HTMLCanvasElement }
}

test('on a server there is the picture alone, without a style that the policy refuses', () => {
  const html = renderToString(<ExplodedViewer {...props(fakeLive())} />)
  expect(html).toContain('/nyx.webp')
  expect(html).not.toContain('style=')
})

test('every hot spot of the picture is a button with a name', () => {
  const all = props(fakeLive())
  render(<ExplodedViewer {...all} />)
  fireEvent.click(screen.getByRole('button', { name: 'Saddle, 3 parts' }))
  expect(all.onPick).toHaveBeenCalledWith('saddle')
})

test('the live bike begins to move apart, and shows what is active', async () => {
  const { live } = await openLive({ active: 'fork' })
  expect(live.bike.explode).toHaveBeenCalledWith(1, expect.any(Number))
  expect(live.bike.highlight).toHaveBeenLastCalledWith('fork')
})

test('a press on the live bike picks the piece there, and a turn of the bike doesn’t', async () => {
  const { live, all, canvas } = await openLive()
  live.bike.pieceAt.mockReturnValue('fork')
  fireEvent.pointerDown(canvas, PRESSED_AT)
  fireEvent.pointerUp(canvas, { ...PRESSED_AT, clientX: 490 })
  expect(all.onPick).not.toHaveBeenCalled()
  fireEvent.pointerDown(canvas, PRESSED_AT)
  fireEvent.pointerUp(canvas, PRESSED_AT)
  expect(all.onPick).toHaveBeenCalledWith('fork')
})

test('a framed assembly is looked at from near, with its hot spots alone', async () => {
  const { live } = await openLive({ framed: ['fork'] })
  expect(live.bike.frame).toHaveBeenLastCalledWith(['fork'])
  expect(screen.queryByRole('button', { name: 'Saddle, 3 parts' })).toBeNull()
})
