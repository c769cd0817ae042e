import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Configuration } from '../configuration/configuration.ts'
import { UnknownPart } from '../configuration/errors.ts'
import { BikeViewer, type BikeViewerProps } from './bike-viewer.tsx'
import type { LiveBike, LiveNeeds } from './live-bike.ts'
import { fakeLive, GOOD_FACTS } from './testing/fake-live.ts'

const configuration: Configuration = { bike: 'nireeka-prime', size: 'M', parts: [], colour: { id: 3 } }
const NAME = 'Nireeka Prime in Pine, size M'
const poster = <img src="/pictures/prime.webp" alt="Nireeka Prime" />

const bySoftware = () => ({ ...GOOD_FACTS, renderer: 'SwiftShader' })

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function open(props: Partial<BikeViewerProps> = {}, live = fakeLive()) {
  const sources = { load: live.load, readFacts: () => GOOD_FACTS }
  const view = (changed: Partial<BikeViewerProps> = {}) => (
    <BikeViewer
      configuration={configuration}
      poster={poster}
      alt={NAME}
      sources={sources}
      {...props}
      {...changed}
    />
  )
  const { container, rerender } = render(view())
  return {
    live,
    box: container.firstElementChild as Element,
    change: (changed: Partial<BikeViewerProps>) => rerender(view(changed)),
  }
}

async function openLive(props: Partial<BikeViewerProps> = {}) {
  const opened = open(props)
  await act(async () => void fireEvent.pointerEnter(opened.box))
  return { ...opened, stage: screen.getByRole('application', { name: NAME }) }
}

test('the first render is the picture alone, on a server, too', () => {
  const html = renderToString(<BikeViewer configuration={configuration} poster={poster} alt={NAME} />)
  expect(html).toContain('/pictures/prime.webp')
  expect(html).not.toContain('canvas')
  expect(html).not.toContain('<button')
})

test('while the live view loads, the picture stays and a progress bar tells how far it is', async () => {
  const needs: LiveNeeds[] = []
  const never = new Promise<LiveBike>(() => undefined)
  const load = async () => (given: LiveNeeds) => {
    needs.push(given)
    return never
  }
  const { box } = open({ sources: { load, readFacts: () => GOOD_FACTS } })
  expect(screen.queryByRole('progressbar')).toBeNull()
  await act(async () => void fireEvent.pointerEnter(box))
  act(() => needs[0]?.onProgress?.('pieces', 1))
  const bar = screen.getByRole('progressbar', { name: 'Loading the 3D view' })
  expect(Number(bar.getAttribute('value'))).toBeCloseTo(0.8)
  expect(screen.getByRole('img', { name: 'Nireeka Prime' })).toBeTruthy()
})

test('while the code is fetched, the progress bar names no share', async () => {
  const { box } = open({ sources: { load: () => new Promise(() => undefined), readFacts: () => GOOD_FACTS } })
  await act(async () => void fireEvent.pointerEnter(box))
  expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false)
})

test('nothing is loaded before somebody comes near', async () => {
  const { live, box } = open()
  expect(live.load).not.toHaveBeenCalled()
  await act(async () => void fireEvent.touchStart(box))
  expect(live.load).toHaveBeenCalledTimes(1)
})

test('the live view has a name and says which keys turn it; the picture behind it is silent', async () => {
  const { stage } = await openLive()
  expect(screen.queryByRole('progressbar'), 'loading is over').toBeNull()
  const keys = document.getElementById(stage.getAttribute('aria-describedby') ?? '')
  expect(keys?.textContent).toBe('Drag or press the arrow keys to turn, plus and minus to zoom, 0 to reset.')
  expect(screen.queryByRole('img', { name: 'Nireeka Prime' })).toBeNull()
})

test('arrow keys turn, plus and minus zoom, 0 resets; the browser’s own combinations stay its own', async () => {
  const { stage, live } = await openLive()
  fireEvent.keyDown(stage, { key: 'ArrowRight' })
  expect(live.bike.turn).toHaveBeenCalledWith(12, 0)
  fireEvent.keyDown(stage, { key: '+' })
  expect(live.bike.zoom).toHaveBeenCalledWith(1.2)
  fireEvent.keyDown(stage, { key: '0' })
  expect(live.bike.reset).toHaveBeenCalled()
  expect(fireEvent.keyDown(stage, { key: '-', ctrlKey: true }), 'the page’s own zoom').toBe(true)
  expect(live.bike.zoom).toHaveBeenCalledTimes(1)
  expect(fireEvent.keyDown(stage, { key: 'Tab' })).toBe(true)
})

test('buttons do the same for whoever neither drags nor types', async () => {
  const { live } = await openLive()
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  fireEvent.click(screen.getByRole('button', { name: 'Reset the view' }))
  expect(live.bike.zoom.mock.calls.flat()).toEqual([1.2, 1 / 1.2])
  expect(live.bike.reset).toHaveBeenCalledTimes(1)
})

test('the piece that is being chosen is framed', async () => {
  const { live, change } = await openLive()
  change({ framedPiece: 'fork' })
  expect(live.bike.frame).toHaveBeenLastCalledWith('fork')
  change({ framedPiece: null })
  expect(live.bike.frame).toHaveBeenLastCalledWith(null)
})

test('a slider takes the bike apart where that is wanted', async () => {
  const { live } = await openLive({ canExplode: true })
  fireEvent.change(screen.getByRole('slider', { name: 'Explode' }), { target: { value: '40' } })
  expect(live.bike.explode).toHaveBeenLastCalledWith(0.4)
})

test('another configuration is shown without a new start', async () => {
  const { live, change } = await openLive()
  const red = { ...configuration, colour: { id: 4 } }
  await act(async () => change({ configuration: red }))
  expect(live.bike.show).toHaveBeenCalledWith(red)
  expect(live.load).toHaveBeenCalledTimes(1)
})

test('without a graphics card the picture stays, and 3D is there for whoever asks', async () => {
  const live = fakeLive()
  const onState = vi.fn()
  const { box } = open({ sources: { load: live.load, readFacts: bySoftware }, onState })
  await act(async () => void fireEvent.pointerEnter(box))
  expect(onState).toHaveBeenLastCalledWith({ status: 'still', reason: 'software', error: undefined })
  expect(screen.getByRole('img', { name: 'Nireeka Prime' })).toBeTruthy()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Turn it in 3D' })))
  expect(screen.getByRole('application', { name: NAME })).toBeTruthy()
})

test('what could not be fetched can be asked for again', async () => {
  const live = fakeLive()
  const { box } = open({}, live)
  live.load.mockRejectedValueOnce(new Error('Loading chunk failed'))
  await act(async () => void fireEvent.pointerEnter(box))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Turn it in 3D' })))
  expect(screen.getByRole('application', { name: NAME })).toBeTruthy()
})

test('of a part without a shape the picture is shown, and nothing to press', async () => {
  const { live, change } = await openLive()
  live.bike.show.mockRejectedValueOnce(new UnknownPart(999, 'nyx'))
  await act(async () => change({ configuration: { ...configuration, parts: [999] } }))
  expect(screen.getByRole('img', { name: 'Nireeka Prime' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('whoever saves data is told why', async () => {
  const { box } = open({
    sources: { load: fakeLive().load, readFacts: () => ({ ...GOOD_FACTS, savesData: true }) },
  })
  await act(async () => void fireEvent.pointerEnter(box))
  expect(screen.getByRole('status').textContent).toBe('Shown as a picture to save data.')
})

test('what may be chosen next is built ahead when the page is idle', async () => {
  const likely = [{ ...configuration, parts: [903] }]
  const { live } = await openLive({ likely })
  await vi.waitFor(() => expect(live.bike.expect).toHaveBeenCalledWith(likely))
})

test('what the picture doesn’t show is said where it stays, and not before that is known', async () => {
  const lack = 'The picture shows the bike as it comes.'
  const { box } = open({
    posterLacks: lack,
    sources: { load: fakeLive().load, readFacts: bySoftware },
  })
  expect(screen.queryByText(lack)).toBeNull()
  await act(async () => void fireEvent.pointerEnter(box))
  expect(screen.getByRole('status').textContent).toBe(lack)
})

test('the 3D file is made when it is asked for, and saved under the bike’s name', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const createObjectURL = vi.fn((_file: Blob) => 'blob:file')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { live } = await openLive({ fileName: 'nireeka-prime' })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'View in your room' })))
  expect(live.bike.file).toHaveBeenCalledWith(configuration, 'glb')
  expect(createObjectURL.mock.calls[0]?.[0].type).toBe('model/gltf-binary')
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('nireeka-prime.glb')
  expect(screen.getByText(/in your downloads/)).toBeTruthy()
})
