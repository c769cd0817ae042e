import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { fillLink, type LinkElement } from '../link-slot.ts'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

const FIT_ON_A_PHONE = 5

interface Props {
  /** The current page, from 1. */
  page: number
  pages: number
  /** Returns the router's link to a page, without text. */
  link: (page: number) => LinkElement
}

/** Links to the pages of a list; renders nothing when there is only one. */
export function Pagination({ page, pages, link }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages">
      <ul className={classNames(styles.list, pages > FIT_ON_A_PHONE && styles.long)}>
        <Neighbour page={page - 1} pages={pages} link={link} direction="prev" />
        {pageWindow(page, pages).map((n, index) => (
          <li key={n === 'gap' ? `gap-${index}` : n} className={styles.number}>
            {n === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              fillLink(link(n), {
                className: classNames(styles.link, n === page && styles.current),
                'aria-label': `Page ${n}`,
                'aria-current': n === page ? 'page' : undefined,
                children: n,
              })
            )}
          </li>
        ))}
        <li className={styles.summary}>
          Page {page} of {pages}
        </li>
        <Neighbour page={page + 1} pages={pages} link={link} direction="next" />
      </ul>
    </nav>
  )
}

function Neighbour({ page, pages, link, direction }: Props & { direction: 'prev' | 'next' }) {
  if (page < 1 || page > pages) return null
  const isBack = direction === 'prev'
  return (
    <li>
      {fillLink(link(page), {
        className: styles.link,
        rel: direction,
        'aria-label': isBack ? 'Previous page' : 'Next page',
        children: <Icon name={isBack ? 'chevron-left' : 'chevron-right'} />,
      })}
    </li>
  )
}
