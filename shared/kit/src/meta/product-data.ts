import type { LinkedData } from '@nireeka/contracts'

const AVAILABILITIES = {
  in_stock: 'InStock',
  low: 'LimitedAvailability',
  out_of_stock: 'OutOfStock',
  made_to_order: 'MadeToOrder',
  discontinued: 'Discontinued',
} as const

export interface ProductFacts {
  title: string
  description: string
  /** The product's page, and its pictures: paths of this site. */
  path: string
  pictures: readonly string[]
  /** In dollars. */
  price: number
  availability: keyof typeof AVAILABILITIES
  /** What buyers gave it, of 5; null where nobody has. */
  rating?: { value: number; count: number } | null
  /** The number that the shop knows it by. */
  number?: string
}

/** A product with its offer, as schema.org has it. */
export const productData = ({ title, description, path, pictures, ...facts }: ProductFacts): LinkedData => ({
  '@type': 'Product',
  name: title,
  description,
  url: path,
  image: pictures,
  brand: { '@type': 'Brand', name: 'Nireeka' },
  ...(facts.number ? { sku: facts.number } : {}),
  ...ratingOf(facts.rating ?? null),
  offers: {
    '@type': 'Offer',
    url: path,
    price: facts.price.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${AVAILABILITIES[facts.availability]}`,
    itemCondition: 'https://schema.org/NewCondition',
  },
})

/** A rating that nobody gave is none. */
const ratingOf = (rating: { value: number; count: number } | null) =>
  rating && rating.count > 0
    ? {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, ratingCount: rating.count },
      }
    : {}
