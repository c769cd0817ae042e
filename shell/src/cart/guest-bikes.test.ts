import { expect, test } from 'vitest'

import { bikeItem } from '../testing/open-cart.ts'
import { addBike, changeBike } from './guest-bikes.ts'
import { type GuestCart, parseGuestCart } from './guest-lines.ts'

const nyx = bikeItem()
const other = bikeItem({ partIds: [305] })
const ids = (cart: GuestCart | null) => cart?.map(({ id }) => id)
const counts = (cart: GuestCart | null) => cart?.map(({ cartQuantity }) => cartQuantity)
const added = (cart: GuestCart, item: typeof nyx) => addBike(cart, item)!

test('the same bike once more raises its quantity, another build of it is a line of its own', () => {
  const cart = added(added(added([], nyx), other), nyx)
  expect(counts(cart)).toEqual([2, 1])
  expect(new Set(ids(cart)).size).toBe(2)
  expect(cart.map(({ productId }) => productId)).toEqual([9003, 9003])
})

test.each([{ sizeId: 33 }, { colourId: 9 }, { ral: ['5024'] }, { partIds: [1, 2] }])(
  'with %j it is another bike',
  (change) => {
    expect(counts(added(added([], nyx), bikeItem(change)))).toEqual([1, 1])
  },
)

test('a line of a bike is never named like a product', () => {
  expect(String(ids(added([], nyx))![0])).toMatch(/^[1-9]\d{8}$/)
})

test('what is edited stays the line that it was, as often as it was there', () => {
  const cart = added(added([], nyx), nyx)
  const edited = changeBike(cart, cart[0]!.id, other)
  expect(ids(edited)).toEqual(ids(cart))
  expect(counts(edited)).toEqual([2])
  expect(edited?.[0]?.bike).toEqual(other.bike)
})

test('a bike that becomes the same as another is one line with it', () => {
  const cart = added(added(added([], nyx), nyx), other)
  const edited = changeBike(cart, cart[1]!.id, nyx)
  expect(ids(edited)).toEqual([cart[1]!.id])
  expect(counts(edited)).toEqual([3])
})

test('saving a bike without a change changes nothing', () => {
  const cart = added([], nyx)
  expect(changeBike(cart, cart[0]!.id, nyx)).toEqual(cart)
})

test('neither a line that is gone nor one of a product can be edited', () => {
  expect(changeBike([], 1, nyx)).toBeNull()
  const bell = { id: 1, title: 'Bell', description: '', thumbnail: null, price: 9, cartQuantity: 1 }
  expect(changeBike([bell], 1, nyx)).toBeNull()
})

test('a full cart takes no more', () => {
  const full = parseGuestCart([{ ...added([], nyx)[0], cartQuantity: 99 }])
  expect(addBike(full, nyx)).toBeNull()
})

test('what the browser keeps is read again as it was', () => {
  const cart = added(added([], nyx), bikeItem({ ral: ['5024', '9005'], partIds: [] }))
  expect(parseGuestCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
})

const stored = added([], nyx)[0]!
const build = nyx.bike.build
const longNumbers = Array.from({ length: 60 }, () => 1e20)

test.each([
  [{ bike: 'nyx' }],
  [{ bike: { slug: 'nyx' } }],
  [{ bike: { ...nyx.bike, slug: '../../api' } }],
  [{ bike: { ...nyx.bike, build: { ...build, sizeId: 0 } } }],
  [{ bike: { ...nyx.bike, build: { ...build, colourId: null } } }],
  [{ bike: { ...nyx.bike, build: { ...build, ral: ['x'] } } }],
  [{ bike: { ...nyx.bike, build: { ...build, ral: ['5024', '5024', '5024'] } } }],
  [{ bike: { ...nyx.bike, build: { ...build, partIds: [1.5] } } }],
  [{ bike: { ...nyx.bike, build: { ...build, partIds: longNumbers } } }],
  [{ bike: { ...nyx.bike, build: { ...build, partIds: Array.from({ length: 61 }, () => 1) } } }],
  [{ bike: { ...nyx.bike, build: { ...build, price: 0 } } }],
  [{ productId: undefined }],
  [{ productId: '9003' }],
])('a bike that nobody could build (%j) is dropped', (change) => {
  expect(parseGuestCart([{ ...stored, ...change }])).toEqual([])
})
