import { PAGE_NUMBER } from '@nireeka/contracts'

/** Returns the page number that a text gives, from 1, or null when the API has no such page number. */
export const parsePageNumber = (text: string): number | null => (PAGE_NUMBER.test(text) ? Number(text) : null)

/** Returns the page of a list that `?page=` asks for. It is the first page when the number is missing or invalid. */
export const readPageNumber = (query: URLSearchParams): number =>
  parsePageNumber(query.get('page') ?? '') ?? 1
