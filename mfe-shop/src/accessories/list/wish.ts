import { CATEGORY_NAMES } from './categories.ts'

/** What the list is narrowed to: all of it stands in the address, so it can be shared and gone back to. */
export interface Wish {
  category?: string
  q?: string
  /** A bike's slug: only what fits it. */
  bike?: string
  colour?: string
  /** Whole dollars. */
  min?: string
  max?: string
  in_stock?: '1'
  sort: string
  page: number
}

export const SORTS = [
  { value: 'popular', label: 'Most loved' },
  { value: 'rating', label: 'Best rated' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-up', label: 'Price, low to high' },
  { value: 'price-down', label: 'Price, high to low' },
  { value: 'title', label: 'Name' },
]

export const LIST_PATH = '/shop/accessories'

const EVERYTHING: Wish = { sort: 'popular', page: 1 }
/** As the address names them, in the order in which they stand there. */
const KEYS = ['category', 'q', 'bike', 'colour', 'min', 'max', 'in_stock', 'sort', 'page'] as const

export function readWish(query: URLSearchParams): Wish {
  const sort = query.get('sort') ?? 'popular'
  const category = query.get('category') ?? ''
  const bike = query.get('bike') ?? ''
  return {
    category: Object.hasOwn(CATEGORY_NAMES, category) ? category : undefined,
    q: wordOf(query.get('q'), 100),
    bike: /^[a-z0-9-]{1,60}$/.test(bike) ? bike : undefined,
    colour: wordOf(query.get('colour'), 40),
    ...readPrices(query),
    in_stock: query.get('in_stock') === '1' ? '1' : undefined,
    sort: SORTS.some(({ value }) => value === sort) ? sort : 'popular',
    page: pageOf(query),
  }
}

function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}

const wordOf = (text: string | null, most: number) => text?.trim().slice(0, most) || undefined

/** The other way round is meant, too. */
function readPrices(query: URLSearchParams): Pick<Wish, 'min' | 'max'> {
  const [min, max] = [priceOf(query.get('min')), priceOf(query.get('max'))]
  return min && max && Number(min) > Number(max) ? { min: max, max: min } : { min, max }
}

const priceOf = (text: string | null) => {
  const dollars = (text ?? '').replace(/^[$\s]+|\s+$/g, '')
  return /^\d{1,6}$/.test(dollars) ? String(Number(dollars)) : undefined
}

/** The address of a changed wish. Whatever changes besides the page starts at the first one. */
export function wishPath(wish: Wish, change: Partial<Wish>): string {
  const wanted: Wish = { ...wish, page: 1, ...change }
  const query = new URLSearchParams()
  for (const key of KEYS) {
    const value = wanted[key]
    if (value !== undefined && value !== EVERYTHING[key]) query.set(key, String(value))
  }
  const text = query.toString()
  return text ? `${LIST_PATH}?${text}` : LIST_PATH
}

/** The fields of the address without those that a form brings itself: for its hidden inputs. */
export const fieldsOf = (wish: Wish, except: ReadonlyArray<keyof Wish>): Array<[string, string]> =>
  KEYS.flatMap((key) => {
    const value = wish[key]
    const isLeftOut =
      key === 'page' || except.includes(key) || value === undefined || value === EVERYTHING[key]
    return isLeftOut ? [] : [[key, String(value)]]
  })
