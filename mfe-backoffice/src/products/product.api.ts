import type { Http } from '@nireeka/contracts'
import type {
  AdminProductData,
  NewPriceData,
  NewProduct,
  NewVariant,
  ProductInput,
  VariantInput,
} from '@nireeka/contracts/api'
import type { output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

/** An accessory or a spare part as admins edit it. */
export type Product = InOurNames<AdminProductData>
export type Variant = Product['variants'][number]

/** A product as it was read: the version that a change is for. */
export type ProductVersion = Pick<Product, 'id' | 'version'>

const toProduct = ({ data }: { data: AdminProductData }): Product => inOurNames(data)

/** Returns a product as it is now. */
export const readProduct = async (http: Http, id: string | number, signal?: AbortSignal): Promise<Product> =>
  toProduct(await http.get('/api/backoffice/products/:id', { params: { id }, signal }))

/** The query of a product. It is read again on every visit, because other admins edit it, too. */
export const productById = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['product', id],
    staleTime: 0,
    queryFn: ({ signal }) => readProduct(http, id, signal),
  })

/** Makes an unpublished product. The same key again makes no second one. */
export const createProduct = async (http: Http, body: output<typeof NewProduct>, key: string) =>
  toProduct(await http.post('/api/backoffice/products', body, { headers: { 'idempotency-key': key } }))

export const editProduct = async (http: Http, id: number, body: output<typeof ProductInput>) =>
  toProduct(await http.post('/api/backoffice/products/:id', body, { params: { id } }))

/** Shows a product in the shop, or takes it out. */
export const publishProduct = async (http: Http, { id, version }: ProductVersion, isPublished: boolean) =>
  toProduct(
    await (isPublished
      ? http.post('/api/backoffice/products/:id/publish', { version }, { params: { id } })
      : http.post('/api/backoffice/products/:id/unpublish', { version }, { params: { id } })),
  )

/** Deletes a product that was never in use. */
export const deleteProduct = (http: Http, { id, version }: ProductVersion) =>
  http.post('/api/backoffice/products/:id/delete', { version }, { params: { id } })

/** Changes the price of a product or of a variant, whose id it is, at once or from a day on. */
export const planPrice = async (
  http: Http,
  { id, version }: ProductVersion,
  price: NewPriceData,
): Promise<Product> =>
  toProduct(await http.post('/api/backoffice/products/:id/prices', { version, ...price }, { params: { id } }))

export const cancelPrice = async (http: Http, { id, version }: ProductVersion, price: number) =>
  toProduct(
    await http.post(
      '/api/backoffice/products/:id/prices/:price/cancel',
      { version },
      { params: { id, price } },
    ),
  )

export const addVariant = async (http: Http, id: number, body: output<typeof NewVariant>) =>
  toProduct(await http.post('/api/backoffice/products/:id/variants', body, { params: { id } }))

export const editVariant = async (
  http: Http,
  { id, variant }: { id: number; variant: number },
  body: output<typeof VariantInput>,
) =>
  toProduct(
    await http.post('/api/backoffice/products/:id/variants/:variant', body, { params: { id, variant } }),
  )

/** Deletes a variant that was never in use. */
export const deleteVariant = async (http: Http, { id, version }: ProductVersion, variant: number) =>
  toProduct(
    await http.post(
      '/api/backoffice/products/:id/variants/:variant/delete',
      { version },
      { params: { id, variant } },
    ),
  )

/** Sends a picture, which is put behind the product's others. */
export const sendPicture = async (http: Http, { id, version }: ProductVersion, file: File) =>
  toProduct(
    await http.post('/api/backoffice/products/:id/pictures', file, {
      params: { id },
      headers: { 'content-type': file.type, 'x-version': String(version) },
    }),
  )

/** Writes which pictures a product has, in their order; the first is the main one. */
export const orderPictures = async (http: Http, { id, version }: ProductVersion, images: string[]) =>
  toProduct(
    await http.post('/api/backoffice/products/:id/pictures/order', { version, images }, { params: { id } }),
  )

/** The query of the pictures that were drawn from the models. */
export const drawnPictures = (http: Http) =>
  queryOptions({
    queryKey: ['drawn-pictures'],
    queryFn: async ({ signal }) =>
      (await http.get('/api/backoffice/drawn-pictures', { signal })).data.pictures,
  })

/** Returns up to eight products of a kind by the beginning of a number or title. */
export async function findProducts(
  http: Http,
  { kind, text }: { kind: Product['kind']; text: string },
  signal?: AbortSignal,
) {
  const query = { kind, search: text, sort: 'title', page: 1 } as const
  const { data } = await http.get('/api/backoffice/products', { query, signal })
  return data.items.slice(0, 8).map(({ id, number, title }) => ({ id, number, title }))
}

/** Returns the sentence that says that a price was changed or planned. */
export const priceDone = ({ begins_on }: { begins_on: string | null }) =>
  begins_on === null ? 'Price changed.' : 'Price planned.'
