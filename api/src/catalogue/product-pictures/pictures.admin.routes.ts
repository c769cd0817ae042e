import { PRODUCT_PICTURES } from '@nireeka/contracts/api'
import { productPictureEndpoints } from '@nireeka/contracts/endpoints'
import type { FastifyPluginAsync } from 'fastify'

import { answer, ApiError, callerOfRoute, member, route } from '../../platform/index.ts'
import type { ReadAdminProduct } from '../product-admin/read-admin-product.ts'
import type { DrawnPictures } from './drawn-pictures.ts'
import type { ProductPictures } from './product-pictures.ts'

interface Needs {
  pictures: ProductPictures
  drawn: DrawnPictures
  read: ReadAdminProduct
}

const UPLOADS = { max: 60, timeWindow: '1 minute', keyGenerator: callerOfRoute }

/** The pictures of products for admins, and those that were sent for everybody. */
export const pictureAdminRoutes =
  ({ pictures, drawn, read }: Needs): FastifyPluginAsync =>
  async (app) => {
    route(app, productPictureEndpoints.drawn, async () => answer({ pictures: drawn.all }))

    route(app, productPictureEndpoints.order, async (request) => {
      const { id: productId } = request.params
      await pictures.order({ productId, input: request.body, by: member(request) })
      return answer(await read(productId))
    })

    route(app, productPictureEndpoints.picture, async (request, reply) => {
      const { hash, width } = sizeCalled(request.params.name)
      return (
        reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('content-security-policy', "default-src 'none'; sandbox")
          // Emails show pictures in programs and pages that aren't ours.
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/webp')
          .send(await pictures.read(hash, width))
      )
    })

    await app.register(uploadRoute({ pictures, read }))
  }

const FULL_WIDTH = 1280

/** Returns the size that a file's name means: `<hash>.webp`, `<hash>-640.webp` or `<hash>-preview.webp`. */
function sizeCalled(name: string) {
  const [hash = '', size = String(FULL_WIDTH)] = name.replace('.webp', '').split('-')
  return { hash, width: size === 'preview' ? 0 : Number(size) }
}

/** The route whose body is a picture itself, so that JSON isn't parsed there. */
const uploadRoute =
  ({ pictures, read }: Pick<Needs, 'pictures' | 'read'>): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      [...PRODUCT_PICTURES.kinds],
      { parseAs: 'buffer', bodyLimit: PRODUCT_PICTURES.maxBytes },
      async (_request: unknown, body: Buffer) => body,
    )
    app.addContentTypeParser('*', (_request, payload, done) => {
      payload
        .resume()
        .on('end', () => done(null, null))
        .on('error', done)
    })
    const options = { rateLimit: UPLOADS, bodyLimit: PRODUCT_PICTURES.maxBytes }
    route(app, productPictureEndpoints.add, options, async (request) => {
      const { id: productId } = request.params
      const { body } = request
      if (!Buffer.isBuffer(body) || body.length === 0) throw wrongKind()
      const version = request.headers['x-version']
      await pictures.add({ productId, version, bytes: body, by: member(request) })
      return answer(await read(productId))
    })
  }

const wrongKind = () => new ApiError(415, 'unsupported_type', 'Send a JPG, PNG or WebP picture.')
