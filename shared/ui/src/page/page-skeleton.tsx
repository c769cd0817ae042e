import type { SkeletonKind } from '@nireeka/contracts'
import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Skeleton } from './skeleton.tsx'
import styles from './skeleton.module.css'

export type { SkeletonKind }

const CARDS = 8
const ROWS = 10
const SIDE_LINKS = 6
const many = (count: number) => Array.from({ length: count }, (_, index) => index)

const lines = (count: number) => many(count).map((row) => <Skeleton key={row} kind="text" lines={1} />)

const BODIES: Record<SkeletonKind, () => ReactNode> = {
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
  table: () => <div className={styles.rows}>{lines(ROWS)}</div>,
  account: () => (
    <>
      <div className={styles.side}>{lines(SIDE_LINKS)}</div>
      <div className={styles.rows}>
        <Skeleton kind="title" />
        {lines(ROWS)}
      </div>
    </>
  ),
  stage: () => (
    <>
      <Skeleton />
      <div className={styles.choices}>
        <Skeleton kind="title" />
        <Skeleton kind="text" lines={8} />
      </div>
    </>
  ),
  forum: () => (
    <div className={styles.rows}>
      {many(ROWS).map((row) => (
        <Skeleton key={row} kind="text" lines={2} />
      ))}
    </div>
  ),
}

/** Kinds of skeletons whose heading is inside the shape. */
const HEADED: readonly SkeletonKind[] = ['detail', 'account', 'stage']

/** A skeleton in about the shape of the page that is loading, so that little moves when the page appears. */
export const PageSkeleton = ({ kind }: { kind: SkeletonKind }) => {
  const Body = BODIES[kind]
  return (
    <div data-page="loading" className={classNames(styles.page, styles[`${kind}Page`])}>
      <output className="visually-hidden">Loading…</output>
      {HEADED.includes(kind) ? null : <Skeleton kind="title" />}
      <Body />
    </div>
  )
}
