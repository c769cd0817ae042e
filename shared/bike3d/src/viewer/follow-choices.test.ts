import { expect, test, vi } from 'vitest'

import type { Configuration } from '../configuration/configuration.ts'
import { UnknownPart } from '../configuration/errors.ts'
import { followChoices } from './follow-choices.ts'
import type { GroundShade } from './model/ground-shade.ts'
import type { LiveModel } from './model/model-client.ts'

const nyx: Configuration = { bike: 'nyx', size: 'M', parts: [], colour: { id: 1 } }
const withParts = (...parts: number[]): Configuration => ({ ...nyx, parts })
const inRed = (of: Configuration): Configuration => ({ ...of, colour: { id: 4 } })
const RED = '#B3261E'

interface Asked {
  configuration: Configuration
  answer: (model: LiveModel | null) => void
  fail: (error: Error) => void
}

/** A worker that answers when the test says so. */
function open() {
  const asked: Asked[] = []
  const scene = { showModel: vi.fn(), showShade: vi.fn(), setPaint: vi.fn() }
  const show = followChoices({
    first: nyx,
    ask: (configuration) =>
      new Promise((answer, fail) => {
        asked.push({ configuration, answer, fail })
      }),
    scene,
  })
  return { asked, scene, show, paint: () => scene.setPaint.mock.lastCall?.[0].colour }
}

const shade = { values: new Uint8Array(1) } as GroundShade
const modelOf = (follows: GroundShade | null = null) => ({ shade: Promise.resolve(follows) }) as LiveModel

test('another colour, or a part that can’t be seen, asks nobody for a shape', async () => {
  const { asked, show, paint } = open()
  await show(withParts(303, 2201))
  await show(inRed(nyx))
  expect(asked).toEqual([])
  expect(paint()).toBe(RED)
})

test('a part is shown as soon as it is there, and its shadow when it comes', async () => {
  const { asked, show, scene } = open()
  const shown = show(withParts(902))
  asked[0]?.answer(modelOf(shade))
  await shown
  expect(scene.showModel).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(scene.showShade).toHaveBeenCalledWith(shade))
})

test('a part that is taken back before it was built is asked for anew: it isn’t what is seen in the end', async () => {
  const { asked, show, scene } = open()
  const there = show(withParts(902))
  const back = show(nyx)
  expect(asked.map(({ configuration }) => configuration)).toEqual([withParts(902), nyx])
  // As the worker does for requests that were replaced by a later one.
  asked[0]?.answer(null)
  asked[1]?.answer(modelOf())
  await Promise.all([there, back])
  expect(scene.showModel).toHaveBeenCalledTimes(1)
})

test('a colour that is chosen while a part is built stays when the part is there', async () => {
  const { asked, show, paint } = open()
  const part = show(withParts(902))
  await show(inRed(withParts(902)))
  asked[0]?.answer(modelOf())
  await part
  expect(asked).toHaveLength(1)
  expect(paint()).toBe(RED)
})

test('a part without a shape fails, and the bike before it can be shown again', async () => {
  const { asked, show, scene } = open()
  await expect(show(withParts(999))).rejects.toThrow(UnknownPart)
  const next = show(withParts(902))
  asked[0]?.answer(modelOf())
  await next
  expect(scene.showModel).toHaveBeenCalledTimes(1)
})

test('after a thread that failed the same shape is asked for again', async () => {
  const { asked, show } = open()
  const failed = show(withParts(902))
  asked[0]?.fail(new Error('The worker could not be started.'))
  await expect(failed).rejects.toThrow('could not be started')
  void show(withParts(902))
  expect(asked).toHaveLength(2)
})
