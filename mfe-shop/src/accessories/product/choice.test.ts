import { expect, test } from 'vitest'

import type { Choice } from '../accessories.api.ts'
import { choiceAt, chosenAt, choiceOf, missingOf, optionState, picturesOf, priceRange } from './choice.ts'

const choice = (
  id: number,
  options: Record<string, string>,
  availability: Choice['availability'],
  { price = 119, image = null as string | null } = {},
) =>
  ({
    id,
    title: '',
    options,
    price,
    stock: 1,
    availability,
    image,
    images: image === null ? [] : [image, `back-${image}`],
    restockOn: null,
  }) satisfies Choice

const helmet = {
  image: 'helmet',
  variants: [
    { name: 'Size', options: ['S', 'M'] },
    { name: 'Colour', options: ['Graphite', 'Pine'] },
  ],
  choices: [
    choice(1, { Size: 'S', Colour: 'Graphite' }, 'out_of_stock'),
    choice(2, { Size: 'S', Colour: 'Pine' }, 'low'),
    choice(3, { Size: 'M', Colour: 'Graphite' }, 'out_of_stock'),
  ],
}
const lock = {
  image: 'lock',
  variants: [{ name: 'Length', options: ['100 cm'] }],
  choices: [choice(9, { Length: '100 cm' }, 'in_stock')],
}

test('a colour that is there is chosen from the start, a size is not', () => {
  expect(chosenAt(helmet, '1001')).toEqual({ Colour: 'Pine' })
  expect(missingOf(helmet, { Colour: 'Pine' })).toEqual(['Size'])
})

const bag = {
  image: 'sand',
  images: ['sand', 'back-sand'],
  variants: [
    { name: 'Size', options: ['S', 'M'] },
    { name: 'Colour', options: ['Black', 'Sand'] },
  ],
  choices: [
    choice(1, { Size: 'S', Colour: 'Black' }, 'in_stock', { image: 'black' }),
    choice(2, { Size: 'S', Colour: 'Sand' }, 'out_of_stock', { image: 'sand' }),
    choice(3, { Size: 'M', Colour: 'Sand' }, 'out_of_stock', { image: 'sand' }),
  ],
}

test('a page opens with the colour of the picture, sold out or not', () => {
  expect(chosenAt(bag, '1002')).toEqual({ Colour: 'Sand' })
})

test('a colour in the address goes first, and one that there isn’t is ignored', () => {
  expect(chosenAt(bag, '1002', 'Black')).toEqual({ Colour: 'Black' })
  expect(chosenAt(bag, '1002', 'Plaid')).toEqual({ Colour: 'Sand' })
  expect(chosenAt(bag, '3', 'Black')).toEqual({ Size: 'M', Colour: 'Sand' })
})

test('the colour alone decides which pictures are shown', () => {
  expect(picturesOf(bag, { Colour: 'Black' })).toEqual(['black', 'back-black'])
  expect(picturesOf(bag, { Size: 'M', Colour: 'Black' })).toEqual(['black', 'back-black'])
  expect(picturesOf(bag, { Size: 'S' })).toEqual(bag.images)
  expect(picturesOf({ images: ['helmet'], choices: helmet.choices }, { Colour: 'Pine' })).toEqual(['helmet'])
})

test('what comes in one kind only is chosen', () => {
  expect(chosenAt(lock, '10')).toEqual({ Length: '100 cm' })
  expect(choiceOf(lock, { Length: '100 cm' })?.id).toBe(9)
})

test('where everything is sold out the first colour is shown', () => {
  const choices = helmet.choices.map((it) => ({ ...it, availability: 'out_of_stock' as const }))
  expect(chosenAt({ ...helmet, choices }, '1001')).toEqual({ Colour: 'Graphite' })
})

test('an address that names a choice opens with it, sold out or not', () => {
  expect(chosenAt(helmet, '3')).toEqual({ Size: 'M', Colour: 'Graphite' })
  expect(choiceAt(helmet, '1001')).toBeNull()
})

test('what is bought is known once everything is chosen', () => {
  expect(choiceOf(helmet, { Colour: 'Pine' })).toBeNull()
  expect(choiceOf(helmet, { Colour: 'Pine', Size: 'S' })?.id).toBe(2)
  expect(choiceOf(helmet, { Colour: 'Pine', Size: 'M' })).toBeNull()
})

test('an option stands as well as the best that it can become', () => {
  expect(optionState(helmet, {}, { Size: 'S' })).toBe('low')
  expect(optionState(helmet, { Colour: 'Graphite' }, { Size: 'S' })).toBe('out_of_stock')
  expect(optionState(helmet, { Colour: 'Pine' }, { Size: 'M' })).toBe('notMade')
  expect(optionState(helmet, { Colour: 'Pine', Size: 'S' }, { Colour: 'Graphite' })).toBe('out_of_stock')
})

test('the prices of all choices are a range', () => {
  const card = {
    variants: [],
    choices: [choice(1, {}, 'in_stock', { price: 50 }), choice(2, {}, 'in_stock', { price: 500 })],
  }
  expect(priceRange(card)).toEqual({ lowest: 50, highest: 500 })
  expect(priceRange({ variants: [], choices: [] })).toBeNull()
})
