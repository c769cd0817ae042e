/** Everything that is printed on a part, each drawn by the function of the same name in `labels.ts`. */
export const LABEL_NAMES = ['battery', 'charger', 'gauge', 'logo', 'giftCard', 'cleaner'] as const
export type LabelName = (typeof LABEL_NAMES)[number]
