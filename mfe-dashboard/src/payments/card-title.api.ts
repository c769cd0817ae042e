/** The providers' words for brands, as they are written on cards. */
const BRANDS: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** Returns a card's brand and last digits, such as "Visa ending in 4242". */
export const cardTitle = ({ brand, last_four }: { brand: string; last_four: string }) =>
  `${BRANDS[brand] ?? 'Card'} ending in ${last_four}`
