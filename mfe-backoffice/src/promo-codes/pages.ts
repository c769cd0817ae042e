export { NewPromoPage } from './new-promo-page.tsx'
export { PromoCodesPage } from './promo-codes-page.tsx'
export { PromoPage } from './promo-page.tsx'
