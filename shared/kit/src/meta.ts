/** Helpers for writing a page's `meta`. */
export { plainText } from './meta/plain-text.ts'
export { type ProductFacts, productData } from './meta/product-data.ts'
export { type ReviewFacts, reviewData } from './meta/review-data.ts'
