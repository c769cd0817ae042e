import * as z from '@nireeka/contracts/zod'
import { filled, Page } from './common.ts'

/** Suggestions while typing: GET …/searching?keyword */
export const SuggestionQuery = z.strictObject({ keyword: filled(100) })

/** A page of results: GET …/search?q&page */
export const SearchQuery = z.strictObject({ q: filled(100), page: Page })
