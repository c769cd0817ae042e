import {
  CLIMBING,
  COLD_LOSSES,
  KM_PER_CHARGE,
  LOSS_PER_10_KG,
  RANGE_BASIS,
} from '@nireeka/contracts/bike-build'
import { expect, test } from 'vitest'

import { batteryAndCharging } from '../../../seed/help/battery-and-charging.ts'
import pages from '../../../seed/bike-pages.json' with { type: 'json' }
import catalogue from '../../../seed/configurator.json' with { type: 'json' }

const [article] = batteryAndCharging.articles
const body = article?.body ?? ''

test.each(KM_PER_CHARGE)('the calculator and the help topic agree on $wh Wh', (row) => {
  const cells = [`${row.wh} Wh`, `${row.gentle} km`, `${row.mixed} km`, `${row.strong} km`]
  expect(body).toContain(`| ${cells.join(' | ')} |`)
})

test('they agree on how it is measured, and on rider, cold and hills', () => {
  expect(article?.title).toBe('How far will my bike go?')
  expect(body).toContain(`${RANGE_BASIS.riderKg} kg rider`)
  expect(body).toContain(`${RANGE_BASIS.celsius} °C`)
  for (const { celsius, loss } of COLD_LOSSES.slice(1))
    expect(body).toMatch(new RegExp(`at ${celsius} °C [^,.]*\\b${loss * 100} percent`))
  expect(LOSS_PER_10_KG).toBe(0.02)
  expect(body).toMatch(/every extra ten kilograms cost about two percent/)
  expect(CLIMBING).toEqual({ metres: 500, share: 1 / 5, wh: 672 })
  expect(body).toMatch(/500 m of climbing take about a fifth of a 672 Wh battery/)
})

test('the middle level of each bike’s battery is the range that the configurator shows', () => {
  for (const { bike_id, battery_wh } of pages) {
    const bike = catalogue.bikes.find(({ id }) => id === bike_id)
    const row = KM_PER_CHARGE.find(({ wh }) => wh === battery_wh)
    expect(row?.mixed).toBe(bike?.performance.range)
  }
})
