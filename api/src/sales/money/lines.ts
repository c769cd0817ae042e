import type { PricedLine } from './rules.ts'

/** Tells whether a line is a gift card. Gift cards are money: they are neither taxed nor discounted nor shipped. */
export const isGift = ({ category }: Pick<PricedLine, 'category'>) => category === 'gift'

export const isBike = ({ kind }: Pick<PricedLine, 'kind'>) => kind === 'bike'

/** Tells whether a line is upgrades for an owned bike: shipped like goods, but not covered by promo codes for goods. */
export const isUpgrade = ({ kind }: Pick<PricedLine, 'kind'>) => kind === 'upgrade'

export const lineCents = ({ unit_cents, count }: Pick<PricedLine, 'unit_cents' | 'count'>) =>
  unit_cents * count

export const linesTotal = (lines: ReadonlyArray<Pick<PricedLine, 'unit_cents' | 'count'>>) =>
  lines.reduce((sum, line) => sum + lineCents(line), 0)

/** Tells whether a line has to be shipped; a product of unknown weight has to. */
export const hasToBeSent = (line: Pick<PricedLine, 'category' | 'weight_g'>) =>
  !isGift(line) && line.weight_g !== 0
