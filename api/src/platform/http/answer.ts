import { NO_SUCH_PAGE } from '@nireeka/contracts'

import { ApiError } from './errors.ts'

/** Returns the envelope of a success. `message` is an additional message for the shopper, if any. */
export const answer = <T>(data: T, message: string | null = null, status = 200) => ({
  success: true as const,
  message,
  error: null,
  data,
  status,
})

interface ListPage {
  items: readonly unknown[]
  page: number
}

/** Returns the envelope of one page of a list; throws a 404 for a page past the end. An empty list has one page. */
export function answerPage<T extends ListPage>(list: T) {
  if (list.items.length === 0 && list.page > 1) {
    throw new ApiError(404, NO_SUCH_PAGE, `There is no page ${list.page}.`)
  }
  return answer(list)
}
