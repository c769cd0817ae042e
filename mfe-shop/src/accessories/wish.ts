/** What the list is narrowed to: all of it stands in the address, so it can be shared and gone back to. */
export interface Wish {
  category?: string
  q?: string
  sort: string
  page: number
}

export const SORTS = [
  { value: 'popular', label: 'Most loved' },
  { value: 'price-up', label: 'Price, low to high' },
  { value: 'price-down', label: 'Price, high to low' },
  { value: 'title', label: 'Name' },
]

export const CATEGORY_NAMES: Record<string, string> = {
  helmet: 'Helmets',
  bag: 'Bags',
  light: 'Lights',
  lock: 'Locks',
  power: 'Power',
  cockpit: 'Cockpit',
  carry: 'Carry',
  workshop: 'Workshop',
  wear: 'Wear',
  gift: 'Gifts',
}

export const LIST_PATH = '/shop/accessories'

export function readWish(query: URLSearchParams): Wish {
  const page = Number(query.get('page') ?? 1)
  const sort = query.get('sort') ?? 'popular'
  const category = query.get('category') ?? ''
  return {
    category: Object.hasOwn(CATEGORY_NAMES, category) ? category : undefined,
    q: query.get('q')?.trim().slice(0, 100) || undefined,
    sort: SORTS.some(({ value }) => value === sort) ? sort : 'popular',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a changed wish. Another category, word or order starts at the first page. */
export function wishPath(wish: Wish, change: Partial<Wish>): string {
  const { category, q, sort, page } = { ...wish, page: 1, ...change }
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  if (q) query.set('q', q)
  if (sort !== 'popular') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `${LIST_PATH}?${text}` : LIST_PATH
}
