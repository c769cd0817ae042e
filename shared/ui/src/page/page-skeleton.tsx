import { classNames } from '../class-names.ts'
import { Skeleton } from './skeleton.tsx'
import styles from './skeleton.module.css'

export type SkeletonKind = 'list' | 'detail' | 'text' | 'table'

const CARDS = 8
const ROWS = 10
const many = (count: number) => Array.from({ length: count }, (_, index) => index)

const BODIES = {
  list: () => (
    <div className={styles.grid}>
      {many(CARDS).map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton />
          <Skeleton kind="text" lines={2} />
        </div>
      ))}
    </div>
  ),
  detail: () => (
    <div className={styles.halves}>
      <Skeleton />
      <div className={styles.card}>
        <Skeleton kind="title" />
        <Skeleton kind="text" lines={6} />
      </div>
    </div>
  ),
  text: () => (
    <div className={styles.column}>
      <Skeleton kind="text" lines={5} />
      <Skeleton kind="text" lines={4} />
    </div>
  ),
  table: () => (
    <div className={styles.rows}>
      {many(ROWS).map((row) => (
        <Skeleton key={row} kind="text" lines={1} />
      ))}
    </div>
  ),
}

/** Stands where a page will be, in about its shape, so that little moves when it comes. */
export const PageSkeleton = ({ kind }: { kind: SkeletonKind }) => {
  const Body = BODIES[kind]
  return (
    <div data-page="loading" className={classNames(styles.page, kind === 'text' && styles.narrow)}>
      <output className="visually-hidden">Loading…</output>
      {kind === 'detail' ? null : <Skeleton kind="title" />}
      <Body />
    </div>
  )
}
