import { renderPage } from '@nireeka/kit/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'

import type { Builder } from '../bike-build/builder.ts'
import { buildOf, sampleBuilder } from '../bike-build/sample-builder.ts'
import type { Unit } from '@nireeka/kit/units'
import { storedMeasures } from './stored-measures.ts'
import { NOTHING_MEASURED } from './measured.ts'
import { SizeStep } from './size-step.tsx'

beforeEach(() => {
  storedMeasures.present = NOTHING_MEASURED
})

function Step({ overrides = {} }: { overrides?: Partial<Builder> }) {
  const [unit, setUnit] = useState<Unit>(0)
  const toggleUnit = () => setUnit(unit ? 0 : 1)
  return <SizeStep builder={sampleBuilder({ unit, toggleUnit, ...overrides })} />
}

const show = (overrides?: Partial<Builder>) => renderPage(<Step overrides={overrides} />, '/')
const openFinder = async () => {
  await userEvent.click(screen.getByText('Find my size'))
  return screen.findByLabelText(/^Your height/)
}

test('each size says whom it is made for, and why it is not built', () => {
  show()
  expect(screen.getByRole('radio', { name: /S ?Riders 155–168\u00A0cm$/ })).toBeTruthy()
  expect(
    screen.getByRole('radio', { name: /L ?Riders 177–190\u00A0cm\. Not built this season\.$/ }),
  ).toBeTruthy()
})

test('a size that is not built can’t be chosen, and offers an email when it is back', () => {
  show()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^L/ }).disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^M/ }).disabled).toBe(false)
  const alerts = screen.getAllByRole('button', { name: 'Tell me when it’s back' })
  expect(alerts.map((button) => button.closest('section')?.getAttribute('aria-label'))).toEqual(['Size L'])
})

test('a size that a chosen part does not go with says so', () => {
  show({ build: buildOf([207]) })
  expect(screen.getByRole('radio', { name: /S .*no room for a second battery\.$/ })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /M ?Riders 166–179\u00A0cm$/ })).toBeTruthy()
})

test('choosing a size tells the builder', async () => {
  const chooseSize = vi.fn()
  show({ chooseSize })
  await userEvent.click(screen.getByRole('radio', { name: /^M/ }))
  expect(chooseSize).toHaveBeenCalledWith(12)
})

test('a height finds the size, and one press chooses it', async () => {
  const chooseSize = vi.fn()
  show({ chooseSize })
  await userEvent.type(await openFinder(), '172')
  expect(screen.getByText('M fits you.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose M' }))
  expect(chooseSize).toHaveBeenCalledWith(12)
})

test('between two sizes the inseam decides, and the other one is named', async () => {
  show()
  await userEvent.type(await openFinder(), '167')
  expect(screen.getByText('M fits; S if you like it nimble.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/^Your inseam/), '74')
  expect(screen.getByText('S fits; M if you like it stretched.')).toBeTruthy()
})

test('who is taller than our frames is sent to a dealer', async () => {
  show()
  await userEvent.type(await openFinder(), '205')
  expect(screen.getByText(/Our largest frame of this bike is made for riders up to 190 cm/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'dealer' }).getAttribute('href')).toBe('/dealers')
  expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull()
})

test('a size that fits but is not built is not offered', async () => {
  show()
  await userEvent.type(await openFinder(), '185')
  expect(screen.getByText(/L fits you\. We can’t build L now: not built this season\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Choose L' })).toBeNull()
})

test('the unit is switched right there, and what was typed goes along', async () => {
  show()
  await userEvent.type(await openFinder(), '178')
  await userEvent.click(screen.getByRole('button', { name: 'Show feet and inches' }))
  expect(screen.getByRole('radio', { name: /S ?Riders 5′1″–5′6″$/ })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Your height, feet').value).toBe('5')
  expect(screen.getByLabelText<HTMLInputElement>('and inches').value).toBe('10')
})

test('nobody is told of an error while typing, but afterwards', async () => {
  show()
  await userEvent.type(await openFinder(), '17')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.tab()
  expect(screen.getByRole('alert').textContent).toBe('Your height should be between 120 and 230 cm.')
})

test('what was measured is there again when the step is', async () => {
  const { unmount } = show()
  await userEvent.type(await openFinder(), '172')
  unmount()
  show()
  expect(await openFinder().then((field) => (field as HTMLInputElement).value)).toBe('172')
})
