import { Link } from '@nireeka/kit/router'
import { ActiveChip, ChipList } from '@nireeka/ui'

import styles from './narrowing.module.css'
import { narrowingsOf } from './narrowings.ts'
import { type ListParams, listPath } from './list-params.ts'

interface Props {
  params: ListParams
  bikes: ReadonlyArray<{ slug: string; title: string }>
  /** Called when a filter's chip is removed; focus must then move elsewhere, because the chip had it. */
  onTaken: () => void
}

export function ActiveFilters({ params, bikes, onTaken }: Props) {
  const held = narrowingsOf(params, bikes)
  if (held.length === 0) return null
  return (
    <div className={styles.active}>
      <ChipList label="Active filters">
        {held.map(({ label, without }) => (
          <ActiveChip
            key={label}
            link={<Link to={listPath(params, without)} onClick={onTaken} />}
            label={label}
          />
        ))}
      </ChipList>
      {held.length > 1 ? (
        <Link className={styles.clear} to={listPath({ ...params, ...without(held) }, {})} onClick={onTaken}>
          Clear all
        </Link>
      ) : null}
    </div>
  )
}

const without = (held: ReturnType<typeof narrowingsOf>): Partial<ListParams> =>
  Object.assign({}, ...held.map((narrowing) => narrowing.without)) as Partial<ListParams>
