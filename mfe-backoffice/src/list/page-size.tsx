import { Select } from '@nireeka/ui'

import type { ListDefinition } from './list.ts'
import styles from './list.module.css'
import type { ListView } from './use-list-state.ts'

interface Props {
  list: Pick<ListDefinition<never>, 'pageSizes'>
  total: number
  view: ListView
}

/** How many rows a page has; nothing where all rows fit on the smallest page. */
export function PageSize({ list: { pageSizes = [] }, total, view: { state, show } }: Props) {
  const [usual] = pageSizes
  if (usual === undefined || total <= usual) return null
  return (
    <label className={styles.size}>
      Rows per page
      <Select
        value={state.perPage ?? usual}
        onChange={({ target }) => {
          const size = Number(target.value)
          show((now) => ({ ...now, page: 1, perPage: size === usual ? undefined : size }))
        }}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
    </label>
  )
}
