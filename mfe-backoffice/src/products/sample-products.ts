import type { AdminProductData, ProductListData, ProductRowData } from '@nireeka/contracts/api'

/** A row of the list, as the API sends it. */
export const productRow = (id: number, change: Partial<ProductRowData> = {}): ProductRowData => ({
  id,
  kind: 'accessory',
  number: `NK-A-${id}`,
  title: `Bell ${id}`,
  category: 'cockpit',
  price: 12,
  price_to: 12,
  stock: 10,
  is_published: true,
  image: null,
  added_on: '2026-11-01',
  variants: [],
  version: 3,
  ...change,
})

/** A page of the list, as the API sends it. */
export const productPage = (items: ProductRowData[], total = items.length): ProductListData => ({
  items,
  page: 1,
  per_page: 50,
  total,
})

const NO_PRICES = { history: [], planned: [] }

/** A variant of the size M, as the API sends it. */
export const variant = (
  change: Partial<AdminProductData['variants'][number]> = {},
): AdminProductData['variants'][number] => ({
  id: 71,
  number: null,
  title: 'Bell, M',
  price: 14,
  stock: 3,
  is_published: true,
  options: [{ name: 'Size', value: 'M' }],
  weight_g: 45,
  delete_refusal: 'It has been ordered, so it can only be unpublished.',
  prices: NO_PRICES,
  ...change,
})

/** A bell, as the API sends it. */
export const adminProduct = (change: Partial<AdminProductData> = {}): AdminProductData => ({
  id: 7,
  kind: 'accessory',
  number: 'NK-A-7',
  title: 'Bell',
  description: 'A bell that is heard.',
  category: 'cockpit',
  price: 12,
  stock: 10,
  is_published: true,
  weight_g: 45,
  no_air: false,
  fits: ['All bikes'],
  fits_bikes: ['nyx'],
  colours: ['Brass'],
  specifications: [{ label: 'Sound', value: '95 dB' }],
  goes_with: [8],
  linked: [{ id: 8, number: null, title: 'Lamp' }],
  spare: null,
  images: [],
  added_on: '2026-11-01',
  variants: [],
  prices: NO_PRICES,
  carts: 2,
  open_orders: 1,
  delete_refusal: 'It has been ordered, so it can only be unpublished.',
  version: 3,
  ...change,
})
