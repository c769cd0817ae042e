import { expect, test } from 'vitest'

import pages from '../../../seed/bike-pages.json' with { type: 'json' }
import spareData from '../../../seed/spares.json' with { type: 'json' }

/** The wheels of each bike by the diameter of its rims: 584 mm are 27.5 inches, 622 mm are 700C. */
const WHEELS: Record<string, string> = { 'nireeka-prime': '27.5', 'nireeka-homie': '27.5', nyx: '700' }
const ON_BIKES: Record<number, string> = { 1: 'nireeka-prime', 2: 'nireeka-homie', 3: 'nyx' }
/** Nearly any tube fits neighbouring sizes, too; it names them all. */
const SIZES = /\b(?:26|27\.5|28|29|700)(?:\/\S+)?(?= x | in\b|C\b|, (?:long|short) valve)/

const sizesOf = (title: string) => (SIZES.exec(title)?.[0] ?? '').split(/[/,]/).filter(Boolean)

test('tyres, tubes, rims, wheels and fenders have the size of the bikes that they are for', () => {
  const sized = spareData.spares.filter(
    ({ family, title }) => ['TYR', 'WHL', 'FEN'].includes(family) && sizesOf(title).length > 0,
  )
  expect(sized.length).toBeGreaterThan(25)
  const wrong = sized.filter(({ title, fits_bikes }) => {
    const sizes = sizesOf(title).map((size) => (size === '28' || size === '29' ? '700' : size))
    return !fits_bikes.every((bike) => sizes.includes(WHEELS[bike]!))
  })
  expect(wrong.map(({ title }) => title)).toEqual([])
})

test('the tyres on each bike’s page have that size, too', () => {
  const tyres = pages.map(({ bike_id, specifications }) => [
    ON_BIKES[bike_id],
    specifications.find(({ label }) => label === 'Tyres')?.value.split(' ')[0],
  ])
  expect(Object.fromEntries(tyres)).toEqual(WHEELS)
})
