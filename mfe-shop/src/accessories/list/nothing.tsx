import { Link } from '@nireeka/kit/router'
import { ActiveChip, buttonClass, ChipList, EmptyState, NoResultsScene } from '@nireeka/ui'

import styles from './narrowing.module.css'
import { loosenable } from './narrowings.ts'
import { LIST_PATH, type ListParams, listPath } from './list-params.ts'

interface Props {
  params: ListParams
  bikes: ReadonlyArray<{ slug: string; title: string }>
}

/** The empty list. It names the filters that could be removed; a page beyond the last one has none to remove. */
export function Nothing({ params, bikes }: Props) {
  const held = loosenable(params, bikes)
  return (
    <EmptyState
      picture={<NoResultsScene />}
      title={held.length > 0 ? 'Nothing matches these filters' : 'There is nothing on this page'}
      text={held.length > 1 ? 'Remove a filter, or browse everything we have.' : undefined}
      action={
        <div className={styles.loosen}>
          {held.length > 1 ? (
            <ChipList label="Filters to remove">
              {held.map(({ label, without }) => (
                <ActiveChip key={label} link={<Link to={listPath(params, without)} />} label={label} />
              ))}
            </ChipList>
          ) : null}
          <Link className={buttonClass({ tone: 'secondary' })} to={LIST_PATH}>
            Show all accessories
          </Link>
        </div>
      }
    />
  )
}
