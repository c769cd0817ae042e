import { type InOurNames, inOurNames, readPage } from '@nireeka/kit'

import type { ListPage } from './list.ts'

interface ListAnswer<Item> {
  data: { items: Item[]; total: number; per_page: number }
}

/** Reads a page of a list by its endpoint; returns it as `AdminList` takes it, with our names of the rows' fields. */
export async function readRows<Item>(
  page: number,
  read: (page: number) => Promise<ListAnswer<Item>>,
): Promise<ListPage<InOurNames<Item>>> {
  const { data } = await readPage(page, read)
  return {
    rows: data.items.map((item) => inOurNames(item)),
    total: data.total,
    pages: Math.ceil(data.total / data.per_page),
  }
}
