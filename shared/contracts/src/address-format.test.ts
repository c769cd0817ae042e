import { describe, expect, test } from 'vitest'

import { addressFormat, checkAddress, tidyAddress } from './address-format.ts'

const [AUSTRALIA, AUSTRIA, CANADA, FRANCE, GERMANY] = [13, 14, 37, 73, 80] as const
const [NETHERLANDS, SWITZERLAND, EMIRATES, KINGDOM, STATES, ANTARCTICA] = [150, 204, 220, 221, 222, 999]

const address = {
  name: 'Rita',
  last_name: 'Rider',
  street: 'Harbour Street 1',
  street_2: null,
  city: 'Harbour',
  region: null,
  postcode: '',
  phone: null,
}

/** A region that exists in the country, by the country's id. */
const REGIONS: Partial<Record<number, string>> = {
  [STATES]: 'CA',
  [CANADA]: 'ON',
  [AUSTRALIA]: 'NSW',
  [EMIRATES]: 'Dubai',
}
const at = (countryId: number, postcode: string) => ({
  ...address,
  postcode,
  region: REGIONS[countryId] ?? null,
})

test.each([
  [STATES, 'street street_2 city region postcode', ['ZIP code', 'State', 51]],
  [CANADA, 'street street_2 city region postcode', ['Postal code', 'Province or territory', 13]],
  [AUSTRALIA, 'street street_2 city region postcode', ['Postcode', 'State or territory', 8]],
  [EMIRATES, 'street street_2 city region', [undefined, 'Emirate', 7]],
  [KINGDOM, 'street street_2 city postcode', ['Postcode', undefined, undefined]],
  [GERMANY, 'street street_2 postcode city', ['Postcode', undefined, undefined]],
])('the fields of country %i stand in its order, with its labels', (id, order, labels) => {
  const { fields } = addressFormat(id)
  expect(fields.map(({ name }) => name).join(' ')).toBe(`name last_name ${order} phone`)
  const find = (wanted: string) => fields.find(({ name }) => name === wanted)
  const region = find('region')
  expect([find('postcode')?.label, region?.label, region?.choices?.length]).toEqual(labels)
  const optional = fields.filter(({ isRequired }) => !isRequired).map(({ name }) => name)
  expect(optional).toEqual(['street_2', 'phone'])
})

describe('a postcode has its country’s form', () => {
  test.each([
    [STATES, ['94103', '94103-2201', ' 94103 '], ['9410', '941033', 'ABCDE', '94103-22', '']],
    [CANADA, ['M5V 2T6', 'm5v2t6', 'M5V-2T6'], ['D5V 2T6', 'M5V 2T', '12345', '']],
    [GERMANY, ['10115', '01067'], ['1011', '101155', '1011A', '']],
    [FRANCE, ['75001'], ['7500', '75 001']],
    [NETHERLANDS, ['1012 AB', '1012ab'], ['0012 AB', '1012', '1012 A']],
    [KINGDOM, ['SW1A 1AA', 'sw1a1aa', 'M1 1AE', 'CR2 6XH', 'EC1A 1BB'], ['SW1A', 'SW1A 11A', '12345', '']],
    [AUSTRIA, ['1010'], ['0101', '10101']],
    [SWITZERLAND, ['8001'], ['800', '80011']],
    [AUSTRALIA, ['2000', '0800'], ['200', '20000']],
  ])('in country %i', (id, right, wrong) => {
    expect(right.map((postcode) => checkAddress(at(id, postcode), id))).toEqual(right.map(() => ({})))
    const sentence = addressFormat(id).postcode?.sentence
    expect(wrong.map((postcode) => checkAddress(at(id, postcode), id))).toEqual(
      wrong.map(() => ({ postcode: sentence })),
    )
  })

  test('its example is right, and said', () => {
    for (const id of Object.values([STATES, CANADA, GERMANY, FRANCE, NETHERLANDS, KINGDOM, AUSTRIA])) {
      const { postcode } = addressFormat(id)
      expect(checkAddress(at(id, postcode?.example ?? ''), id)).toEqual({})
      expect(postcode?.sentence).toContain(postcode?.example)
    }
    expect(addressFormat(GERMANY).postcode?.sentence).toBe('A German postcode has five digits, like 10115.')
  })

  test('the Emirates have none', () => {
    expect(checkAddress(at(EMIRATES, ''), EMIRATES)).toEqual({})
    expect(addressFormat(EMIRATES).postcode).toBeNull()
  })
})

test('a region is one of the country’s, by its code or its name', () => {
  const inStates = (region: string | null) => checkAddress({ ...address, region, postcode: '94103' }, STATES)
  expect([inStates('CA'), inStates('ca'), inStates('California')]).toEqual([{}, {}, {}])
  expect([inStates(null), inStates('Bavaria')]).toEqual([
    { region: 'Please choose a state.' },
    { region: 'Please choose a state.' },
  ])
  expect(tidyAddress({ ...address, region: 'new york' }, STATES).region).toBe('NY')
})

test('what is missing is said field by field', () => {
  const empty = { ...address, name: ' ', last_name: '', street: '', city: '' }
  expect(checkAddress(empty, GERMANY)).toEqual({
    name: 'Please enter a first name.',
    last_name: 'Please enter a last name.',
    street: 'Please enter the street.',
    city: 'Please enter the city.',
    postcode: 'A German postcode has five digits, like 10115.',
  })
})

test('what isn’t written in a country is left out there', () => {
  const typed = { ...address, region: 'CA', postcode: '94103', street_2: ' ' }
  expect(tidyAddress(typed, EMIRATES)).toMatchObject({ postcode: '', region: 'CA' })
  expect(tidyAddress(typed, GERMANY)).toMatchObject({ region: null, street_2: null })
})

test('a country without rules takes any address', () => {
  expect(checkAddress({ ...address, region: 'Ross Island', postcode: 'BIQQ 1ZZ' }, ANTARCTICA)).toEqual({})
  expect(addressFormat(ANTARCTICA).fields).toHaveLength(8)
})
