import type { AccessoriesData, AccessoryCardData, AccessoryData } from '@nireeka/contracts/api'

export const helmet: AccessoryData = {
  id: 1001,
  title: 'City helmet',
  description: 'A light at the back, a visor at the front.',
  category: 'helmet',
  price: 119,
  image: '/pictures/city-helmet.webp',
  images: ['/pictures/city-helmet.webp', '/pictures/city-helmet-back.webp'],
  stock: 40,
  availability: 'in_stock',
  rating: 4.5,
  rating_count: 12,
  weight_g: 1390,
  fits: ['Nireeka Homie', 'Nyx'],
  variants: [{ name: 'Size', options: ['S', 'M', 'L'] }],
}

export const bag: AccessoryData = {
  ...helmet,
  id: 1002,
  title: 'Commuter backpack',
  description: 'Rolls shut, stays dry.',
  category: 'bag',
  price: 89.5,
  stock: 3,
  availability: 'low',
  rating: null,
  rating_count: 0,
}

export const listOf = (...items: AccessoryCardData[]): AccessoriesData => ({
  items,
  page: 1,
  per_page: 24,
  total: items.length,
  categories: [
    { category: 'helmet', count: 1 },
    { category: 'bag', count: 1 },
  ],
})
