/** What a page's `meta` is made with. */
export { plainText } from './meta/plain-text.ts'
export { type ProductFacts, productData } from './meta/product-data.ts'
