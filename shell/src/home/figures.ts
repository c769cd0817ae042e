import { formatNumber } from '@nireeka/contracts'

import type { KeyFigures } from './home.api.ts'

const KM_PER_MILE = 1.609344
const GRAMS_PER_POUND = 453.59237

/** Returns a bike's key figures as text in the visitor's unit system (spec, section 3). */
export const keyFigures = ({ range, maxSpeed, weight }: KeyFigures, unit: 0 | 1): Array<[string, string]> => [
  ['Range', unit ? `${miles(range)} mi` : `${formatNumber(range)} km`],
  ['Top speed', unit ? `${miles(maxSpeed)} mph` : `${maxSpeed} km/h`],
  ['Weight', unit ? `${(weight / GRAMS_PER_POUND).toFixed(1)} lb` : `${(weight / 1000).toFixed(1)} kg`],
]

const miles = (km: number) => Math.round(km / KM_PER_MILE)
