import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useNavigate } from '@nireeka/kit/router'
import { useWithPassword } from '@nireeka/kit/step-up'
import { Button } from '@nireeka/ui'

import { EditSection } from '../../form/edit-section.tsx'
import { listKey } from '../../list/list-query.ts'
import { deleteProduct, type Product } from '../product.api.ts'
import styles from '../products.module.css'

/** Deletes a product that was never in use, or says why it can't be deleted. */
export function DeleteProduct({ product }: { product: Product }) {
  const { http, notify, confirm } = usePlatform()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const withPassword = useWithPassword()
  async function ask() {
    const isSure = await confirm({
      kind: 'alert',
      title: `Delete ${product.title}?`,
      text: 'The product and its variants will be permanently deleted.',
      confirm: 'Delete',
      cancel: 'Keep it',
      isDangerous: true,
    })
    if (!isSure) return
    try {
      await withPassword(() => deleteProduct(http, product))
      void queries.invalidateQueries({ queryKey: listKey('products') })
      notify('success', `${product.title} is deleted.`)
      void navigate('/backoffice/products')
    } catch (error) {
      notify('error', messageOf(error, TEXTS.unreachable))
    }
  }
  return (
    <EditSection heading="Delete">
      {product.deleteRefusal === null ? (
        <p className={styles.row}>
          <Button size="small" tone="danger" onClick={() => void ask()}>
            Delete product
          </Button>
        </p>
      ) : (
        <p>{product.deleteRefusal}</p>
      )}
    </EditSection>
  )
}
