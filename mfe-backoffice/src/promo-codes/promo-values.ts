import type { PromoCode, PromoValues } from './promo-code.api.ts'

const EMPTY: PromoValues = {
  code: '',
  kind: 'percent',
  percent: null,
  max: null,
  amount: null,
  appliesTo: 'order',
  productIds: [],
  colourType: null,
  description: '',
  min: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxPerMember: null,
  isFirstOrderOnly: false,
  customerGroup: null,
  countryIds: [],
  version: 0,
}

/** Returns the values of the form: of a stored code, of a new one like `template`, or of an empty one. */
export function toValues(promo: PromoCode | null, template: PromoCode | null = null): PromoValues {
  const source = promo ?? template
  if (!source) return EMPTY
  const { id: _id, uses: _uses, status: _status, ...values } = source
  return promo ? values : { ...values, code: '', startsAt: null, endsAt: null, version: 0 }
}

/** Returns what the fields of an effect become when its kind changes: those of other kinds are emptied. */
export const forKind = (kind: PromoValues['kind']) => ({
  ...(kind !== 'percent' && { percent: null, max: null }),
  ...(kind !== 'amount' && { amount: null }),
  ...(kind === 'free_colour'
    ? { colourType: 'Pearlized' as const, appliesTo: 'bikes' as const }
    : { colourType: null }),
})

/** Returns a number that was typed; null for none. */
export const numberOrNull = (text: unknown) => (text === '' || text === null ? null : Number(text))
