import { renderPage } from '@nireeka/kit/testing'
import { choosePart } from '@nireeka/contracts/bike-build'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'

import { type PartStep as Step, toBuildableBike } from '../bike/bike.api.ts'
import type { Builder } from '../bike-build/builder.ts'
import { buildOf, sampleBuilder } from '../bike-build/sample-builder.ts'
import { sampleBike } from '../sample-bike.ts'
import { PartStep } from './part-step.tsx'

interface PageProps {
  step: Step
  partIds?: number[]
  overrides?: Partial<Builder>
}

/** The step with a builder that applies every change. */
function Page({ step, partIds = [], overrides = {} }: PageProps) {
  const [build, setBuild] = useState(buildOf(partIds, { sizeId: 12 }))
  const bike = overrides.bike ?? toBuildableBike(sampleBike)
  const builder = sampleBuilder({
    bike,
    build,
    choosePart: (part) => setBuild((present) => choosePart(bike, present, part)),
    apply: setBuild,
    ...overrides,
  })
  return <PartStep builder={builder} step={step} />
}

const show = (props: PageProps) => renderPage(<Page {...props} />, '/')
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const describedBy = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

test('a step shows its slots with what is on the bike now', () => {
  show({ step: 'upgrades', partIds: [205] })
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Motor 750 W mid-drive',
    'Battery 840 Wh',
    'Charger 3 A charger',
    'Speed class 45 km/h class',
  ])
})

test('choosing a part in a slot for one replaces the other', async () => {
  show({ step: 'upgrades' })
  await userEvent.click(radio(/^840 Wh/))
  expect(radio(/^840 Wh/).checked).toBe(true)
  expect(radio(/^672 Wh −\$340/).checked).toBe(false)
  expect(screen.getByRole('group', { name: /^Battery 840 Wh/ })).toBeTruthy()
})

test('accessories go in and out', async () => {
  show({ step: 'accessories' })
  const fenders = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Fenders \+\$79/ })
  await userEvent.click(fenders)
  expect(fenders.checked).toBe(true)
  expect(screen.getByRole('group', { name: /^Carry and protect 1 chosen/ })).toBeTruthy()
  await userEvent.click(fenders)
  expect(fenders.checked).toBe(false)
})

test('a part that does not fit can be reached, reads out why, and is not chosen', async () => {
  const chosen = vi.fn()
  show({ step: 'upgrades', overrides: { choosePart: chosen } })
  const motor = radio(/^1000 W/)
  expect(motor.getAttribute('aria-disabled')).toBe('true')
  expect(describedBy(motor)).toMatch(/needs the stronger brakes/)
  await userEvent.click(motor)
  expect(document.activeElement).toBe(motor)
  expect(motor.checked).toBe(false)
  expect(radio(/^750 W/).checked).toBe(true)
  expect(chosen).not.toHaveBeenCalled()
})

test('the arrow keys choose what fits and only pass what does not', async () => {
  // jsdom has no CSS.escape, which user-event needs for radio names.
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  onTestFinished(() => void vi.unstubAllGlobals())
  show({ step: 'components', partIds: [] })
  radio(/^Alloy wheels/).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(radio(/^Carbon rims/).checked).toBe(true)
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(radio(/^Puncture-resistant/))
  expect(radio(/^Puncture-resistant/).checked).toBe(false)
  expect(radio(/^Carbon rims/).checked).toBe(true)
})

test('one click makes it fit, and the focus is on what was chosen', async () => {
  const applied = vi.fn()
  show({ step: 'upgrades', overrides: { apply: applied } })
  await userEvent.click(screen.getByRole('button', { name: 'Choose with 4-piston hydraulic, +$910 in all' }))
  expect(applied.mock.lastCall?.[0].partIds).toEqual([105, 503])
  expect(document.activeElement).toBe(radio(/^1000 W/))
})

test('one click acts on the build as it is by then', async () => {
  const applied = vi.fn()
  show({ step: 'upgrades', overrides: { apply: applied } })
  await userEvent.click(radio(/^840 Wh/))
  await userEvent.click(screen.getByRole('button', { name: /^Choose with 4-piston/ }))
  expect(applied.mock.lastCall?.[0].partIds).toEqual([105, 205, 503])
})

test('what has no room in the size leads to the sizes', async () => {
  const openStep = vi.fn()
  const build = buildOf([], { sizeId: 11 })
  show({ step: 'upgrades', overrides: { build, openStep } })
  const battery = screen.getByRole('group', { name: /^Battery/ })
  expect(within(battery).getByText('The frame in S has no room for a second battery.')).toBeTruthy()
  await userEvent.click(within(battery).getByRole('button', { name: 'Change the size' }))
  expect(openStep).toHaveBeenCalledWith('size')
})

test('sold out says so and when it is back', () => {
  show({ step: 'components' })
  const tyres = radio(/^Puncture-resistant/)
  expect(tyres.getAttribute('aria-disabled')).toBe('true')
  expect(describedBy(tyres)).toMatch(/Not available now\. Back in January\./)
})

test('for an owned bike its parts are marked, and a slot without upgrades says so', () => {
  const bike = { ...toBuildableBike(sampleBike), owned: [2001] }
  const { unmount } = show({ step: 'upgrades', overrides: { bike } })
  expect(radio(/^672 Wh On your bike/).checked).toBe(true)
  unmount()
  show({ step: 'accessories', overrides: { bike } })
  const fenders = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Fenders On your bike/ })
  expect(fenders.checked).toBe(true)
  expect(fenders.getAttribute('aria-disabled')).toBe('true')
})

test('nothing to choose for an owned bike is told', () => {
  const whole = toBuildableBike(sampleBike)
  const slots = whole.slots.map((slot) => ({
    ...slot,
    parts: slot.parts.map((part) => (part.slotId === 12 ? { ...part, categoryId: 2 } : part)),
  }))
  show({ step: 'upgrades', overrides: { bike: { ...whole, slots, owned: [] } } })
  const speed = screen.getByRole('group', { name: /^Speed class/ })
  expect(within(speed).getByText('No upgrades are available here for your bike.')).toBeTruthy()
})

test('a step without slots says that nothing is offered', () => {
  const bike = { ...toBuildableBike(sampleBike), slots: [] }
  show({ step: 'components', overrides: { bike } })
  expect(screen.getByText('Nothing is available here for this bike.')).toBeTruthy()
})
