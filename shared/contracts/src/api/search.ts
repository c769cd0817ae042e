import * as z from '@nireeka/contracts/zod'
import { filled, Page } from './common.ts'

/** Query of the calls that suggest results while the visitor types: GET …/searching?keyword. */
export const SuggestionQuery = z.strictObject({ keyword: filled(100) })

/** Query of the calls that answer a page of results: GET …/search?q&page. */
export const SearchQuery = z.strictObject({ q: filled(100), page: Page })
