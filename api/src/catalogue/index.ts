export { createCatalogue } from './create-catalogue.ts'
export { returnProducts, takeProducts, writeOffProducts } from './products/stock.ts'
export { setRestockDay } from './stock/set-restock-day.ts'
export { moveStock, type StockFacts, type StockItem, unmoved } from './stock/move-stock.ts'
export { lowStock } from './products/low-stock.ts'
export { mostUnpaid } from './products/most-unpaid.ts'
export type { Accessories } from './accessories/accessories.repository.ts'
export {
  type Country,
  assertCountry,
  findCountry,
  listCountries,
  listShippingRates,
} from './countries/countries.repository.ts'
export type { Zone } from './countries/tables.ts'
export { stockAlertEmails } from './stock-alerts/stock-alert-emails.ts'
