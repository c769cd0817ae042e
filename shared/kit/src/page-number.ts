import { PAGE_NUMBER } from '@nireeka/contracts'

/** Returns the page of a list that a piece of text names, from 1, or null if the API has no such page number. */
export const parsePageNumber = (text: string): number | null => (PAGE_NUMBER.test(text) ? Number(text) : null)

/** Returns the page of a list that `?page=` asks for. Without one, and for what is no page number, it is the first. */
export const readPageNumber = (query: URLSearchParams): number =>
  parsePageNumber(query.get('page') ?? '') ?? 1
