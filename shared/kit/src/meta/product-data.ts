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
  /** The path of the product's page; `pictures` are paths of this site, too. */
  path: string
  pictures: readonly string[]
  /** The price in dollars. */
  price: number
  availability: keyof typeof AVAILABILITIES
  /** The average rating out of 5 and the number of ratings; null when nobody has rated the product. */
  rating?: { value: number; count: number } | null
  /** The shop's number for the product. */
  number?: string
}

/** Returns a product and its offer as linked data of schema.org. */
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

/** Returns a rating as linked data; an average of no ratings is left out. */
const ratingOf = (rating: { value: number; count: number } | null) =>
  rating && rating.count > 0
    ? {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, ratingCount: rating.count },
      }
    : {}
