import { readFile } from 'node:fs/promises'

import { pictureFile } from '../../../testing/picture-file.ts'
import { BELL, type ProductCalls, SIZE_M } from './products.ts'

/** Makes the subject of a call and returns the call, which writes what `action` says. */
type Case = [action: string, prepare: () => Promise<() => Promise<{ statusCode: number }>>]

/** Returns a case for each call by which admins change products. */
export function productAuditCases(products: () => ProductCalls): Record<string, Case> {
  const onProduct =
    (path: string, body: object = {}): Case[1] =>
    async () => {
      const { id, version } = await products().made()
      return () => products().write(id, path, { version, ...body })
    }

  const onVariant =
    (path: string, body: object = {}): Case[1] =>
    async () => {
      const { id } = await products().made()
      const { version, variants } = (await products().change(id, 'variants', { ...SIZE_M, price: 12 })).json()
        .data
      return () => products().write(id, `variants/${variants[0].id}${path}`, { version, ...body })
    }

  return {
    'POST /api/backoffice/products': ['product.create', async () => () => products().create()],
    'POST /api/backoffice/products/:id': ['product.edit', onProduct('', { ...BELL, title: 'Loud bell' })],
    'POST /api/backoffice/products/:id/publish': ['product.publish', onProduct('publish')],
    'POST /api/backoffice/products/:id/unpublish': ['product.unpublish', onProduct('unpublish')],
    'POST /api/backoffice/products/:id/delete': ['product.delete', onProduct('delete')],
    'POST /api/backoffice/products/:id/pictures/order': [
      'product.picture',
      onProduct('pictures/order', { images: [] }),
    ],
    'POST /api/backoffice/products/:id/pictures': [
      'product.picture',
      async () => {
        const { id, version } = await products().made()
        const bytes = await readFile(pictureFile('/pictures/accessories/bell-main.webp'))
        return () => products().sendPicture(id, bytes, version)
      },
    ],
    'POST /api/backoffice/products/:id/prices': ['product.price', onProduct('prices', { price: 9 })],
    'POST /api/backoffice/products/:id/prices/:price/cancel': [
      'product.price_cancel',
      async () => {
        const { id } = await products().made()
        const planned = await products().change(id, 'prices', { price: 9, begins_on: '2090-01-01' })
        const [price] = planned.json().data.prices.planned
        return () => products().change(id, `prices/${price.id}/cancel`)
      },
    ],
    'POST /api/backoffice/products/:id/variants': [
      'product.variant',
      onProduct('variants', { ...SIZE_M, price: 12 }),
    ],
    'POST /api/backoffice/products/:id/variants/:variant': [
      'product.variant',
      onVariant('', { ...SIZE_M, is_published: false }),
    ],
    'POST /api/backoffice/products/:id/variants/:variant/delete': ['product.variant', onVariant('/delete')],
  }
}
