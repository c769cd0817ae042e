import { expect, test } from 'vitest'

import { placeLines, postalLines } from './postal-lines.ts'

const address = (city: string, postcode: string, region: string | null = null) => ({
  name: 'Rita',
  last_name: 'Rider',
  street: 'Harbour Street 1',
  street_2: null,
  city,
  region,
  postcode,
  phone: null,
})

test.each([
  ['Australia', 13, address('Sydney', '2000', 'NSW'), ['Sydney NSW 2000']],
  ['Austria', 14, address('Wien', '1010'), ['1010 Wien']],
  ['Canada', 37, address('Toronto', 'M5V 2T6', 'ON'), ['Toronto ON M5V 2T6']],
  ['France', 73, address('Paris', '75001'), ['75001 Paris']],
  ['Germany', 80, address('Berlin', '10115'), ['10115 Berlin']],
  ['Netherlands', 150, address('Amsterdam', '1012 AB'), ['1012 AB Amsterdam']],
  ['Switzerland', 204, address('Zürich', '8001'), ['8001 Zürich']],
  ['United Arab Emirates', 220, address('Al Barsha', '', 'Dubai'), ['Al Barsha, Dubai']],
  ['United Kingdom', 221, address('London', 'SW1A 1AA'), ['London', 'SW1A 1AA']],
  ['United States', 222, address('Portland', '97201', 'OR'), ['Portland, OR 97201']],
  ['Japan', 108, address('Kyoto', '600-8001', 'Kansai'), ['600-8001 Kyoto', 'Kansai']],
])('an address in %s is written as there, with the country last', (name, id, written, town) => {
  expect(postalLines(written, { id, name })).toEqual(['Rita Rider', 'Harbour Street 1', ...town, name])
})

test('a second line stands below the street, and what is missing leaves no line', () => {
  const flat = { ...address('Berlin', ''), street_2: 'Flat 2' }
  expect(placeLines(flat, 80)).toEqual(['Harbour Street 1', 'Flat 2', 'Berlin'])
})

test('an emirate that is also the city is written once', () => {
  expect(placeLines(address('Dubai', '', 'Dubai'), 220)).toEqual(['Harbour Street 1', 'Dubai'])
})
