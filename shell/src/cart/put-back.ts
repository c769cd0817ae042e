import type { CartLine, CartPort } from '@nireeka/contracts'

/** Puts a line that was taken out back in, as often as it was there. */
export async function putBack(
  cart: CartPort,
  { productId, title, description, price, image, count }: CartLine,
) {
  await cart.add({ id: productId, title, description, price, thumbnail: image })
  const line = cart.state$.value.cart.lines.find((known) => known.productId === productId)
  if (line && line.count < count) await cart.setCount(line.id, count)
}
