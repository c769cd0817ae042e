import { type Http, isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'

import { listKey } from '../list/list-query.ts'
import { type Product, productById } from './product.api.ts'

const CONFLICT = 409

/** Returns functions that change a product, and put it on the page as it is afterwards. */
export function useProductChange(id: number) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const { queryKey } = productById(http, String(id))

  /** Puts a product on the page that was answered by a call. */
  function keep(product: Product) {
    queries.setQueryData(queryKey, product)
    void queries.invalidateQueries({ queryKey: listKey('products') })
  }

  /** Makes the change and tells that it is done. On a conflict it loads the present product and then rejects. */
  async function change(make: (http: Http) => Promise<Product>, done: string): Promise<void> {
    try {
      keep(await withPassword(() => make(http)))
      notify('success', done)
    } catch (error) {
      if (isHttpError(error) && error.status === CONFLICT) await queries.refetchQueries({ queryKey })
      throw error
    }
  }

  /** Makes the change by a button without a form, and tells why it failed. */
  const press = (make: (http: Http) => Promise<Product>, done: string) =>
    change(make, done).catch((error: unknown) => notify('error', messageOf(error, TEXTS.unreachable)))

  return { keep, change, press }
}
