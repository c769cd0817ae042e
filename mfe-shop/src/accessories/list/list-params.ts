import type { AccessoryCategory, AccessorySort } from '@nireeka/contracts/api'
import { readPageNumber } from '@nireeka/kit'

import { CATEGORY_NAMES } from '@nireeka/contracts/api'

/**
 * The filters, search, sort order and page of a list. All are in the URL, so that a list can be shared and returned
 * to.
 */
export interface ListParams {
  category?: AccessoryCategory
  q?: string
  /** A bike's slug; the list then has only what fits that bike. */
  bike?: string
  colour?: string
  /** Minimum price in whole dollars. */
  min?: string
  max?: string
  inStock?: '1'
  sort: AccessorySort
  page: number
}

export const SORTS: ReadonlyArray<{ value: AccessorySort; label: string }> = [
  { value: 'popular', label: 'Most loved' },
  { value: 'rating', label: 'Best rated' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-up', label: 'Price, low to high' },
  { value: 'price-down', label: 'Price, high to low' },
  { value: 'title', label: 'Name' },
]

export const LIST_PATH = '/shop/accessories'

const EVERYTHING: ListParams = { sort: 'popular', page: 1 }
/** The query parameters, in the order in which they appear in the URL. */
const KEYS = ['category', 'q', 'bike', 'colour', 'min', 'max', 'inStock', 'sort', 'page'] as const

/** Returns a parameter's name in the URL. */
export const nameInAddress = (key: keyof ListParams) => (key === 'inStock' ? 'in_stock' : key)

export function readListParams(query: URLSearchParams): ListParams {
  const bike = query.get('bike') ?? ''
  return {
    category: categoryOf(query.get('category')),
    q: wordOf(query.get('q'), 100),
    bike: /^[a-z0-9-]{1,60}$/.test(bike) ? bike : undefined,
    colour: wordOf(query.get('colour'), 40),
    ...readPrices(query),
    inStock: query.get('in_stock') === '1' ? '1' : undefined,
    sort: sortOf(query.get('sort')),
    page: readPageNumber(query),
  }
}

/** Returns the category with this name; undefined if there is none. */
export const categoryOf = (text: string | null) =>
  text !== null && Object.hasOwn(CATEGORY_NAMES, text) ? (text as AccessoryCategory) : undefined

/** Returns the sort order with this name; "popular" by default. */
export const sortOf = (text: string | null): AccessorySort =>
  SORTS.find(({ value }) => value === text)?.value ?? 'popular'

const wordOf = (text: string | null, most: number) => text?.trim().slice(0, most) || undefined

/** Reads the price limits, and swaps a minimum that exceeds the maximum. */
function readPrices(query: URLSearchParams): Pick<ListParams, 'min' | 'max'> {
  const [min, max] = [priceOf(query.get('min')), priceOf(query.get('max'))]
  return min && max && Number(min) > Number(max) ? { min: max, max: min } : { min, max }
}

const priceOf = (text: string | null) => {
  const dollars = (text ?? '').replace(/^[$\s]+|\s+$/g, '')
  return /^\d{1,6}$/.test(dollars) ? String(Number(dollars)) : undefined
}

/** Returns the path of a changed list. Any change other than of the page goes back to the first page. */
export function listPath(params: ListParams, change: Partial<ListParams>): string {
  const wanted: ListParams = { ...params, page: 1, ...change }
  const query = new URLSearchParams()
  for (const key of KEYS) {
    const value = wanted[key]
    if (value !== undefined && value !== EVERYTHING[key]) query.set(nameInAddress(key), String(value))
  }
  const text = query.toString()
  return text ? `${LIST_PATH}?${text}` : LIST_PATH
}

/** Returns the query's fields for a form's hidden inputs, without the fields that the form has itself. */
export const fieldsOf = (
  params: ListParams,
  except: ReadonlyArray<keyof ListParams>,
): Array<[string, string]> =>
  KEYS.flatMap((key) => {
    const value = params[key]
    const isLeftOut =
      key === 'page' || except.includes(key) || value === undefined || value === EVERYTHING[key]
    return isLeftOut ? [] : [[nameInAddress(key), String(value)]]
  })
