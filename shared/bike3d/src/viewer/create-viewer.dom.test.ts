import { expect, test, vi } from 'vitest'

import type { Configuration } from '../configuration/configuration.ts'
import { UnknownPart } from '../configuration/errors.ts'
import { createViewer, type ViewerState } from './create-viewer.ts'
import type { Facts } from './support.ts'
import { fakeLive, GOOD_FACTS } from './testing/fake-live.ts'

const nyx: Configuration = { bike: 'nyx', size: 'M', parts: [], colour: { id: 1 } }
const red: Configuration = { ...nyx, colour: { id: 4 } }

function open({ live = fakeLive(), facts = GOOD_FACTS as Facts } = {}) {
  const states: ViewerState[] = []
  const viewer = createViewer({
    host: document.createElement('div'),
    view: 'side',
    configuration: nyx,
    load: live.load,
    readFacts: () => facts,
    onState: (state) => states.push(state),
  })
  const last = () => {
    const state = states.at(-1)
    return state?.status === 'still' ? `still: ${state.reason}` : state?.status
  }
  return { live, viewer, states, last }
}

test('the live view is loaded once, and takes the picture’s place', async () => {
  const { viewer, live, states } = open()
  await Promise.all([viewer.start(), viewer.start()])
  expect(live.load).toHaveBeenCalledTimes(1)
  expect(states.at(0)).toEqual({ status: 'loading', progress: 0 })
  expect(states.at(-1)?.status).toBe('live')
  expect(states.filter(({ status }) => status === 'live')).toHaveLength(1)
})

test('the progress of loading is told in steps that only rise, and no more once the view is live', async () => {
  const { viewer, live, states } = open()
  const start = await live.load()
  live.load.mockResolvedValueOnce(async (needs) => {
    for (const share of [0.25, 0.26, 0.5, 0.1]) needs.onProgress?.('pieces', share)
    return start(needs)
  })
  await viewer.start()
  live.needs[0]?.onProgress?.('shade', 1)
  expect(
    states.map((state) => (state.status === 'loading' ? state.progress.toFixed(2) : state.status)),
  ).toEqual(['0.00', '0.40', '0.50', '0.60', 'live'])
})

test.each<[string, Facts]>([
  ['saves-data', { ...GOOD_FACTS, savesData: true }],
  ['no-webgl', { ...GOOD_FACTS, hasWebGl2: false }],
  ['software', { ...GOOD_FACTS, renderer: 'SwiftShader' }],
])('%s: nothing is loaded and the picture stays', async (reason, facts) => {
  const { viewer, live, last } = open({ facts })
  await viewer.start()
  expect(last()).toBe(`still: ${reason}`)
  expect(live.load).not.toHaveBeenCalled()
})

test('whoever asks for it gets it on a software renderer, too', async () => {
  const { viewer, live, last } = open({ facts: { ...GOOD_FACTS, renderer: 'llvmpipe' } })
  await viewer.start()
  await viewer.start(true)
  expect(last()).toBe('live')
  expect(live.needs[0]?.isAskedFor).toBe(true)
})

test('a slow first frame keeps the picture', async () => {
  const { viewer, last } = open({ live: fakeLive({ reason: 'slow' }) })
  await viewer.start()
  expect(last()).toBe('still: slow')
})

test('what was chosen while it was loaded is shown', async () => {
  const { viewer, live, last } = open()
  const started = viewer.start()
  await viewer.show(red)
  await started
  expect(live.bike.show).toHaveBeenCalledWith(red)
  expect(last()).toBe('live')
})

test('a part without a shape leaves the picture standing; the next choice is live again', async () => {
  const { viewer, live, states, last } = open()
  await viewer.start()
  live.bike.show.mockRejectedValueOnce(new UnknownPart(999, 'nyx'))
  await viewer.show({ ...nyx, parts: [999] })
  expect(last()).toBe('still: failed')
  expect(states.at(-1)).toMatchObject({ error: { name: 'UnknownPart' } })
  await viewer.show(red)
  expect(last()).toBe('live')
})

test('the same configuration again asks for nothing', async () => {
  const { viewer, live } = open()
  await viewer.start()
  await viewer.show({ ...nyx })
  expect(live.bike.show).not.toHaveBeenCalled()
})

test('a lost context gives the graphics card back and leaves the picture; it can be asked for again', async () => {
  const { viewer, live, last } = open()
  await viewer.start()
  live.needs[0]?.onLost()
  expect(last()).toBe('still: lost')
  expect(live.bike.dispose).toHaveBeenCalled()
  await viewer.start(true)
  expect(last()).toBe('live')
})

test('a chunk that can’t be fetched leaves the picture', async () => {
  const { viewer, live, last } = open()
  live.load.mockRejectedValueOnce(new Error('Loading chunk failed'))
  await viewer.start()
  expect(last()).toBe('still: failed')
})

test('a viewer that is gone before it was there gives everything back and says nothing', async () => {
  const { viewer, live, states } = open()
  const started = viewer.start()
  await vi.waitFor(() => expect(live.load).toHaveBeenCalled())
  viewer.dispose()
  const told = [...states]
  await started
  expect(states).toEqual(told)
  expect(states.every(({ status }) => status === 'loading')).toBe(true)
})
