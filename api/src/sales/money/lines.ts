import type { PricedLine } from './rules.ts'

/** Gift cards are money: neither taxed nor discounted nor sent. */
export const isGift = ({ category }: Pick<PricedLine, 'category'>) => category === 'gift'

export const isBike = ({ kind }: Pick<PricedLine, 'kind'>) => kind === 'bike'

/** Parts for a bike that somebody has: sent like goods, and no goods for a code that is for these. */
export const isUpgrade = ({ kind }: Pick<PricedLine, 'kind'>) => kind === 'upgrade'

export const lineCents = ({ unit_cents, count }: Pick<PricedLine, 'unit_cents' | 'count'>) =>
  unit_cents * count

export const linesTotal = (lines: ReadonlyArray<Pick<PricedLine, 'unit_cents' | 'count'>>) =>
  lines.reduce((sum, line) => sum + lineCents(line), 0)

/** What nobody has weighed has to be sent all the same. */
export const hasToBeSent = (line: PricedLine) => !isGift(line) && line.weight_g !== 0
