import { Link } from '@nireeka/kit/router'
import { ActiveChip, ChipList } from '@nireeka/ui'

import styles from './list.module.css'
import { narrowingsOf } from './narrowings.ts'
import { type Wish, wishPath } from './wish.ts'

interface Props {
  wish: Wish
  bikes: ReadonlyArray<{ slug: string; title: string }>
  /** Its chip has gone, with the focus: where that goes on. */
  onTaken: () => void
}

export function ActiveFilters({ wish, bikes, onTaken }: Props) {
  const held = narrowingsOf(wish, bikes)
  if (held.length === 0) return null
  return (
    <div className={styles.active}>
      <ChipList label="Active filters">
        {held.map(({ label, without }) => (
          <ActiveChip
            key={label}
            link={<Link to={wishPath(wish, without)} onClick={onTaken} />}
            label={label}
          />
        ))}
      </ChipList>
      {held.length > 1 ? (
        <Link className={styles.clear} to={wishPath({ ...wish, ...without(held) }, {})} onClick={onTaken}>
          Clear all
        </Link>
      ) : null}
    </div>
  )
}

const without = (held: ReturnType<typeof narrowingsOf>): Partial<Wish> =>
  Object.assign({}, ...held.map((narrowing) => narrowing.without)) as Partial<Wish>
