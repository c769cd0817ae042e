import type { Answer, BuildChange, Cart, CartBuild, CartItem, Http } from '@nireeka/contracts'
import type { CartData, ConfiguratorCartData, LineBuildData } from '@nireeka/contracts/api'

import type { Edit } from './edits.ts'

export const toCart = ({ carts, shipping, tax, days, ...data }: CartData): Cart => ({
  lines: carts.map(({ bike_slug, order_bike_id, product_id, build, ...line }) => ({
    ...line,
    build: build && fromWire(build),
    productId: product_id,
    bikeSlug: bike_slug,
    orderBikeId: order_bike_id,
  })),
  shipping,
  tax,
  check: 'current',
  facts: {
    subtotal: data.subtotal,
    discount: data.discount,
    country: toCountry(data.country),
    promo: data.promo,
    refusedPromo: data.refused_promo,
    freeShipping: data.free_shipping,
    estimate: { country: toCountry(data.country), shipping, days },
  },
})

const toCountry = ({ id, name, served }: CartData['country']) => ({ id, name, isServed: served })

const fromWire = ({ size_id, color_id, ral, part_ids }: LineBuildData): CartBuild => ({
  sizeId: size_id,
  colourId: color_id,
  ral,
  partIds: part_ids,
})

const toWire = ({ sizeId, colourId, ral, partIds }: CartBuild): LineBuildData => ({
  size_id: sizeId,
  color_id: colourId,
  ral,
  part_ids: partIds,
})

export interface Addition {
  productId: number
  count: number
  /** What a bike is built of. */
  build?: CartBuild
}

const toItem = ({ productId, count, build }: Addition) => ({
  product_id: productId,
  count,
  ...(build ? { build: toWire(build) } : {}),
})

/** A member's cart after a change, with the server's message to the shopper. */
export interface Changed {
  cart: Cart
  message: string | null
}

const changed = ({ data, message }: Answer<CartData>): Changed => ({ cart: toCart(data), message })

/**
 * Adds items to the server's cart. With an idempotency key they are added only once, however often the request is
 * sent. The answer's message says which quantities were capped.
 */
export async function postCart(http: Http, items: Addition[], key: string) {
  const headers = { 'Idempotency-Key': key }
  return changed(await http.post('/api/cart', { items: items.map(toItem) }, { headers }))
}

const putCount = async (http: Http, id: number, count: number) =>
  changed(await http.put('/api/cart/count', { id, count }))

const deleteLine = async (http: Http, id: number) =>
  changed(await http.delete('/api/cart/:id', { params: { id } }))

/**
 * Sends one cart change to the server. It can safely be sent again: an addition has an idempotency key, and the other
 * changes name their outcome.
 */
export function sendEdit(http: Http, edit: Edit): Promise<Changed> {
  if (edit.type === 'remove') return deleteLine(http, edit.id)
  if (edit.type === 'count') return putCount(http, edit.id, edit.count)
  const { item, count, key } = edit
  return postCart(http, [{ productId: item.id, count, build: item.bike?.build }], key)
}

export const putPromo = async (http: Http, code: string) =>
  changed(await http.put('/api/cart/promo', { code }))

export const deletePromo = async (http: Http) => changed(await http.delete('/api/cart/promo'))

/** Sets the country of delivery of a member's cart. */
export const putCountry = async (http: Http, countryId: number) =>
  changed(await http.put('/api/cart/country', { country_id: countryId }))

export const acceptCart = async (http: Http) => changed(await http.post('/api/cart/accept'))

/**
 * Puts a configured bike, or upgrades for an owned bike, into the cart as one line. The idempotency key makes a
 * repeated request harmless.
 */
export async function postBuild(http: Http, change: BuildChange, key: string) {
  const headers = { 'Idempotency-Key': key }
  return changed(await http.post('/api/configurator/cart', toChange(change), { headers }))
}

function toChange(change: BuildChange): ConfiguratorCartData {
  switch (change.mode) {
    case 'CNM':
      return { mode: 'CNM', ...toBike(change.item) }
    case 'CECM':
      return { mode: 'CECM', cart_id: change.lineId, ...toBike(change.item) }
    case 'CEOM':
      return { mode: 'CEOM', order_bike_id: change.orderBikeId, part_ids: change.partIds }
    case 'CEUM':
      return {
        mode: 'CEUM',
        cart_id: change.lineId,
        order_bike_id: change.orderBikeId,
        part_ids: change.partIds,
      }
  }
}

function toBike({ bike }: CartItem) {
  if (!bike) throw new Error('Only a configured bike can be put into the cart this way')
  return { bike_slug: bike.slug, ...toWire(bike.build) }
}

/** What a guest's cart is priced for; null for a country that the visitor hasn't chosen. */
interface QuoteFor {
  code: string | null
  countryId: number | null
}

/** Returns a guest's cart with today's prices from the server, which stores nothing of it. */
export async function postQuote(
  http: Http,
  lines: Array<Addition & { lineId: number }>,
  { code, countryId }: QuoteFor,
) {
  const items = lines.map((line) => ({ ...toItem(line), line_id: line.lineId }))
  const body = { items, ...(code ? { code } : {}), ...(countryId ? { country_id: countryId } : {}) }
  return changed(await http.post('/api/cart/quote', body, { anonymous: true })).cart
}
