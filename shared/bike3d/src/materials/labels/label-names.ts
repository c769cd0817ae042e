/** The names of everything printed on a part; functions of the same names in `labels.ts` draw them. */
export const LABEL_NAMES = ['battery', 'charger', 'gauge', 'logo', 'giftCard', 'cleaner'] as const
export type LabelName = (typeof LABEL_NAMES)[number]
