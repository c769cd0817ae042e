import type { AccessoriesData, AccessoryCardData, AccessoryData, ReviewsData } from '@nireeka/contracts/api'

/** Test data: an accessory without variants. */
export const bell: AccessoryData = {
  id: 1003,
  title: 'Bell',
  description: 'One clear note.',
  category: 'cockpit',
  price: 12.95,
  image: null,
  images: [],
  stock: 150,
  availability: 'in_stock',
  rating: null,
  rating_count: 0,
  has_variants: false,
  colours: [],
  pictured: [],
  weight_g: null,
  fits: [],
  fits_bikes: [],
  variants: [],
  choices: [],
  specifications: [],
  restock_on: null,
  reviews: { average: null, count: 0, stars: [0, 0, 0, 0, 0] },
  goes_with: [],
  delivery: { country: 'United States', price: 9, free_from: 150, days: { min: 3, max: 6 } },
}

export const cardOf = ({
  id,
  title,
  description,
  category,
  price,
  image,
  ...rest
}: AccessoryData): AccessoryCardData => ({
  id,
  title,
  description,
  category,
  price,
  image,
  stock: rest.stock,
  availability: rest.availability,
  rating: rest.rating,
  rating_count: rest.rating_count,
  has_variants: rest.has_variants,
  colours: rest.colours,
  pictured: rest.pictured,
})

const viewsOf = (name: string) => [`/pictures/${name}.webp`, `/pictures/${name}-back.webp`]

/** The pictures of the helmet, whose own ones show it in Pine. */
const HELMET_VIEWS: Record<string, string[]> = {
  Graphite: viewsOf('city-helmet-graphite'),
  Pine: viewsOf('city-helmet'),
}

const helmetOf = (id: number, Size: string, Colour: string, stock: number) => ({
  id,
  title: `City helmet, ${Size}, ${Colour}`,
  options: { Size, Colour },
  price: 119,
  stock,
  availability:
    stock === 0 ? ('out_of_stock' as const) : stock < 6 ? ('low' as const) : ('in_stock' as const),
  image: HELMET_VIEWS[Colour]?.[0] ?? null,
  images: HELMET_VIEWS[Colour] ?? [],
  restock_on: stock === 0 ? '2026-12-14' : null,
})

/** Test data: two sizes and two colours; the large one in Pine is sold out, the small one is low in stock. */
export const helmet: AccessoryData = {
  ...bell,
  id: 1001,
  title: 'City helmet',
  description: 'A light at the back, a visor at the front.',
  category: 'helmet',
  price: 119,
  image: '/pictures/city-helmet.webp',
  images: ['/pictures/city-helmet.webp', '/pictures/city-helmet-back.webp'],
  stock: 40,
  rating: 4.5,
  rating_count: 12,
  has_variants: true,
  colours: ['Graphite', 'Pine'],
  pictured: [
    { name: 'Graphite', image: '/pictures/city-helmet-graphite.webp' },
    { name: 'Pine', image: '/pictures/city-helmet.webp' },
  ],
  weight_g: 1390,
  fits: ['All Nireeka bikes'],
  fits_bikes: [{ slug: 'nyx', title: 'Nireeka Nyx' }],
  variants: [
    { name: 'Size', options: ['M', 'L'] },
    { name: 'Colour', options: ['Graphite', 'Pine'] },
  ],
  choices: [
    helmetOf(110101, 'M', 'Graphite', 20),
    helmetOf(110102, 'M', 'Pine', 3),
    helmetOf(110103, 'L', 'Graphite', 17),
    helmetOf(110104, 'L', 'Pine', 0),
  ],
  specifications: [{ label: 'Standard', value: 'EN 1078' }],
  reviews: { average: 4.5, count: 12, stars: [0, 1, 0, 3, 8] },
  goes_with: [cardOf(bell)],
}

export const bag: AccessoryData = {
  ...bell,
  id: 1002,
  title: 'Commuter backpack',
  description: 'Rolls shut, stays dry.',
  category: 'bag',
  price: 89.5,
  image: '/pictures/backpack.webp',
  images: ['/pictures/backpack.webp'],
  stock: 3,
  availability: 'low',
}

export const giftCard: AccessoryData = {
  ...bell,
  id: 1024,
  title: 'Gift card',
  category: 'gift',
  price: 50,
  stock: null,
  has_variants: true,
  variants: [{ name: 'Amount', options: ['$50', '$500'] }],
  choices: [50, 500].map((price) => ({
    id: 112000 + price,
    title: `Gift card, $${price}`,
    options: { Amount: `$${price}` },
    price,
    stock: null,
    availability: 'in_stock' as const,
    image: null,
    images: [],
    restock_on: null,
  })),
  delivery: null,
}

export const listOf = (...items: AccessoryData[]): AccessoriesData => ({
  items: items.map(cardOf),
  page: 1,
  per_page: 24,
  total: items.length,
  categories: [
    { category: 'helmet', count: 1 },
    { category: 'bag', count: 1 },
  ],
  facets: {
    bikes: [
      { slug: 'nireeka-prime', title: 'Nireeka Prime', count: 2 },
      { slug: 'nyx', title: 'Nireeka Nyx', count: 1 },
    ],
    colours: [{ name: 'Pine', count: 1 }],
    in_stock: 2,
    price: { min: 12, max: 119 },
  },
})

export const review = {
  id: 7,
  author: 'Mara',
  rating: 4,
  title: 'Sits well',
  body: 'A whole winter, and not one headache.',
  is_verified: true,
  created_at: '2026-03-04T10:00:00.000Z',
}

export const reviewsOf = (...items: ReviewsData['items']): ReviewsData => ({
  items,
  page: 1,
  per_page: 10,
  total: items.length,
})
