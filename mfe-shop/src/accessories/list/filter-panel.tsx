import type { AccessoryList } from '../accessories.api.ts'
import { Icon } from '@nireeka/ui'
import { type RefObject, type ToggleEvent, useRef } from 'react'

import styles from './filter.module.css'
import { FilterForm } from './filter-form.tsx'
import { narrowingsOf } from './narrowings.ts'
import type { ListParams } from './list-params.ts'

interface Props {
  params: ListParams
  facets: AccessoryList['facets']
  /** The number of products found; null while the filtered list is loading. */
  total: number | null
  results: RefObject<HTMLElement | null>
}

/**
 * The filters: beside the list on a wide screen; on a phone, opened by a button that also works without JavaScript.
 */
export function FilterPanel({ params, facets, total, results }: Props) {
  const panel = useRef<HTMLDetailsElement>(null)
  const chosen = narrowingsOf({ ...params, q: undefined }, facets.bikes).length
  const close = () => {
    if (!panel.current?.open) return
    panel.current.open = false
    results.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <details ref={panel} className={styles.panel} onToggle={showOpened}>
      <summary className={styles.summary}>
        <Icon name="settings" />
        Filter
        {chosen > 0 ? <span className={styles.chosen}>{chosen} on</span> : null}
      </summary>
      <FilterForm params={params} facets={facets} total={total} onDone={close} />
    </details>
  )
}

/** Scrolls to the filters, whose button may have been pressed further down the list. */
function showOpened({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'start' })
}
