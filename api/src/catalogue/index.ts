export { createCatalogue } from './create-catalogue.ts'
export { returnProducts, takeProducts, writeOffProducts } from './products/stock.ts'
export { setPublished } from './products/set-published.ts'
export { setPricesNow } from './prices/set-prices-now.ts'
export { setRestockDay } from './stock/set-restock-day.ts'
export { moveStock, type StockFacts, type StockItem, unmoved } from './stock/move-stock.ts'
export { createPrices, type PlanningPrice } from './prices/create-prices.ts'
export type { PriceTable } from './prices/price-table.ts'
export { readPrices } from './prices/read-prices.ts'
export { priceBikeProduct } from './products/price-product.ts'
export { describeBikeProducts } from './products/describe-bike-products.ts'
export { findProducts } from './products/find-products.ts'
export { lowStock } from './products/low-stock.ts'
export { mostUnpaid } from './products/most-unpaid.ts'
export { pickAccessories } from './accessories/pick-accessories.ts'
export {
  type Country,
  assertCountry,
  findCountry,
  listCountries,
  listShippingRates,
} from './countries/countries.repository.ts'
export type { Zone } from './countries/tables.ts'
export type { Spares } from './spares/spares.repository.ts'
export { stockAlertEmails } from './stock-alerts/stock-alert-emails.ts'
export { rateProduct } from './reviews/read-reviews.ts'
export { createReviews, REVIEW_SENT, type Reviews } from './reviews/reviews.repository.ts'
export { countPendingReviews } from './reviews/count-pending-reviews.ts'
export { cataloguePersonalData } from './personal-data.ts'
