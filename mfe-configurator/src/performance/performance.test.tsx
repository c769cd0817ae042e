import { renderPage } from '@nireeka/kit/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { toBuildableBike } from '../bike/bike.api.ts'
import { buildOf, sampleBuilder } from '../bike-build/sample-builder.ts'
import { sampleBike } from '../sample-bike.ts'
import { Performance } from './performance.tsx'
import { PerformanceBars } from './performance-bars.tsx'

const bars = () => within(screen.getByRole('list', { name: 'Performance' })).getAllByRole('listitem')
const barless = () => bars().flatMap(({ dataset, textContent }) => (dataset.barless ? [textContent] : []))
const textOf = (label: string) => bars().find((bar) => bar.textContent?.startsWith(label))?.textContent

test('a bike as it comes shows its six values and no changes', () => {
  renderPage(<Performance builder={sampleBuilder()} />, '/')
  expect(bars()).toHaveLength(6)
  expect(textOf('Range')).toBe('Range90\u00A0km')
  expect(screen.getByText('A full bar is the best of our bikes.')).toBeTruthy()
})

test('a chosen part shows what it changes against the bike as it comes', () => {
  renderPage(<Performance builder={sampleBuilder({ build: buildOf([205]) })} />, '/')
  expect(textOf('Range')).toBe('Range+22\u00A0km 112\u00A0km')
  expect(textOf('Weight')).toBe('Weight+0.9\u00A0kg 23.3\u00A0kg')
  expect(textOf('Power')).toBe('Power750\u00A0W')
})

const withTravel = (travel: number) => ({ ...sampleBuilder().performance, suspension: travel })

test('a rigid bike says so without a bar, until a part brings travel', () => {
  const { unmount } = renderPage(<PerformanceBars values={withTravel(0)} unit={0} />, '/')
  expect(textOf('Suspension')).toBe('SuspensionRigid')
  expect(barless()).toEqual(['SuspensionRigid'])
  unmount()
  renderPage(<PerformanceBars values={withTravel(40)} before={withTravel(0)} unit={0} />, '/')
  expect(textOf('Suspension')).toBe('Suspension+40\u00A0mm 40\u00A0mm')
  expect(barless()).toEqual([])
})

test('an owned bike is compared with itself as it is today', () => {
  const bike = { ...toBuildableBike(sampleBike), owned: [205] }
  renderPage(<Performance builder={sampleBuilder({ bike, build: buildOf([303]) })} />, '/')
  expect(textOf('Range')).toBe('Range112\u00A0km')
  expect(textOf('Practicality')).toBe('Practicality+3\u00A0points 63\u00A0points')
  expect(screen.getByText(/compared with your bike today/)).toBeTruthy()
})

test('its values are in the visitor’s unit', () => {
  renderPage(<Performance builder={sampleBuilder({ unit: 1 })} />, '/')
  expect(textOf('Range')).toBe('Range56\u00A0mi')
})
