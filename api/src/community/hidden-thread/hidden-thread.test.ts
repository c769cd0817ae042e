import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Channel, channelsOf, readAll } from './channels.ts'
import { openScene, type Reader, type Scene } from './scene.ts'

type Answers = Record<string, string>
/** What each reader was answered while the threads were there, hidden, shown again, and never there. */
type Walk = Record<'visible' | 'hidden' | 'shown' | 'never', Record<Reader, Answers>>

const STRANGERS = ['guest', 'other', 'rider', 'newcomer'] as const
const INSIDERS = ['author', 'agent', 'admin'] as const

let scene: Scene
let channels: Channel[]
let walk: Walk

beforeAll(async () => {
  scene = await openScene()
  channels = await channelsOf(scene)
  const everybody = async () => {
    const answers = {} as Record<Reader, Answers>
    for (const reader of [...STRANGERS, ...INSIDERS]) answers[reader] = await readAll(scene, channels, reader)
    return answers
  }
  const visible = await everybody()
  await scene.hide()
  const hidden = await everybody()
  await scene.show()
  const shown = await everybody()
  await scene.remove()
  walk = { visible, hidden, shown, never: await everybody() }
})
afterAll(() => scene.close())

const addresses = (which: (channel: Channel) => boolean = () => true) =>
  channels.filter(which).map(({ address }) => address)
const differing = (some: Answers, others: Answers) =>
  Object.keys(some).filter((address) => some[address] !== others[address])

test('while a thread is visible, every channel tells of it', () => {
  const silent = channels.filter(
    ({ address, tells }) => walk.visible[tells][address] === walk.never[tells][address],
  )
  expect(silent).toEqual([])
})

test.each(STRANGERS)(
  'once it is hidden, no channel answers the %s otherwise than if it had never been',
  (reader) => {
    const { hidden, never } = walk
    expect(differing(hidden[reader], never[reader])).toEqual([])
  },
)

test.each(INSIDERS)('its %s goes on finding it, but not where everybody reads the same', (reader) => {
  const told = differing(walk.hidden[reader], walk.never[reader])
  const own = addresses(({ tells, isForEverybody }) => tells === 'guest' && !isForEverybody)
  const everybodys = addresses(({ isForEverybody }) => isForEverybody === true)
  expect(own.filter((address) => !told.includes(address))).toEqual([])
  expect(everybodys.filter((address) => told.includes(address))).toEqual([])
})

test.each(STRANGERS)('once it is shown again, every channel answers the %s as before', (reader) => {
  expect(differing(walk.shown[reader], walk.visible[reader])).toEqual([])
})
