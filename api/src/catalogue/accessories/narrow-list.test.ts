import { AccessoryQuery } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { facetsOf, type Filterable, narrow } from './narrow-list.ts'

const make = (price_cents: number, change: Partial<Filterable> = {}): Filterable => ({
  price_cents,
  stock: 1,
  fits_bikes: ['nyx'],
  colours: ['Black'],
  ...change,
})
const ask = (query: Record<string, string>) => AccessoryQuery.parse(query)

const prices = [
  make(1295),
  make(4900, { stock: 0, colours: ['Black', 'Sand'] }),
  make(9900, { stock: null, fits_bikes: [], colours: [] }),
]
const left = (query: Record<string, string>) =>
  narrow(prices, ask(query)).map(({ price_cents }) => price_cents)

test.each<[Record<string, string>, number[]]>([
  [{}, [1295, 4900, 9900]],
  [{ min: '13' }, [4900, 9900]],
  [{ min: '12', max: '49' }, [1295, 4900]],
  [{ max: '0' }, []],
  [{ in_stock: '1' }, [1295, 9900]],
  [{ colour: 'Sand' }, [4900]],
  [{ colour: 'sand' }, []],
  [{ bike: 'nyx', in_stock: '1' }, [1295]],
])('%j leaves %j', (query, expected) => {
  expect(left(query)).toEqual(expected)
})

test('a filter’s own choices are counted as if it weren’t set, and beside all others', () => {
  const facets = facetsOf(prices, ask({ colour: 'Sand', max: '50' }), [{ slug: 'nyx', title: 'Nyx' }])
  expect(facets).toEqual({
    bikes: [{ slug: 'nyx', title: 'Nyx', count: 1 }],
    colours: [
      { name: 'Black', count: 2 },
      { name: 'Sand', count: 1 },
    ],
    in_stock: 0,
    price: { min: 49, max: 49 },
  })
})

test('prices are rounded outwards, and nothing has none', () => {
  expect(facetsOf(prices, ask({}), []).price).toEqual({ min: 12, max: 99 })
  expect(facetsOf([], ask({}), []).price).toEqual({ min: 0, max: 0 })
})
