import { isHttpError, NO_SUCH_PAGE } from '@nireeka/contracts'

/** Tells whether a call failed because its page is past the end of a list. */
export const isNoSuchPage = (error: unknown): boolean => isHttpError(error) && error.code === NO_SUCH_PAGE

interface ListAnswer {
  data: { items: readonly unknown[] }
}

/**
 * Returns a page of a list as the API answers it. A page past the end, for which the API has a 404, comes as the list
 * without items, so that the list's page can say so and lead to its last page.
 */
export async function readPage<T extends ListAnswer>(
  page: number,
  read: (page: number) => Promise<T>,
): Promise<T> {
  try {
    return await read(page)
  } catch (error) {
    if (!isNoSuchPage(error)) throw error
    const first = await read(1)
    return { ...first, data: { ...first.data, items: [] } }
  }
}
