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

interface Card {
  brand: string
  last_four: string
}

const brandOf = ({ brand }: Card) => BRANDS[brand] ?? 'Card'

/** Returns a card's brand and last digits, such as "Visa ending in 4242". */
export const cardTitle = (card: Card) => `${brandOf(card)} ending in ${card.last_four}`

/** Returns the same in short for a row of a list, such as "Visa 4242". */
export const shortCardTitle = (card: Card) => `${brandOf(card)}\u00A0${card.last_four}`
