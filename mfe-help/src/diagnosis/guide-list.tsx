import { Link } from '@nireeka/kit/router'
import { Button, Icon } from '@nireeka/ui'
import { useState } from 'react'

import { guidePath, type GuideSummary, isDangerous, nameOf } from './diagnosis.api.ts'
import row from '../link-row.module.css'
import styles from './guide-list.module.css'

interface Props {
  guides: readonly GuideSummary[]
}

export const GuideList = ({ guides }: Props) => (
  <ul className={styles.guides}>
    {guides.map((guide) => (
      <li key={guide.slug} className={styles.entry}>
        <Link className={row.link} to={guidePath(guide.slug)}>
          <span className={styles.name}>{nameOf(guide)}</span>
          <DoNotRide guide={guide} />
          <Icon name="chevron-right" />
        </Link>
      </li>
    ))}
  </ul>
)

const DoNotRide = ({ guide }: { guide: GuideSummary }) =>
  isDangerous(guide) ? (
    <>
      {' '}
      <strong className={styles.danger}>Don’t ride</strong>
    </>
  ) : null

/** The codes as a grid, each with what it means: the first of them, until all are asked for. */
export function CodeList({ guides }: Props) {
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <ul className={styles.codes} data-whole={isWhole || guides.length <= FIRST_CODES || undefined}>
        {guides.map((guide) => (
          <li key={guide.slug}>
            <Link className={styles.code} to={guidePath(guide.slug)}>
              <strong>{guide.code}</strong> <span className={styles.meaning}>{guide.title}</span>
              <DoNotRide guide={guide} />
            </Link>
          </li>
        ))}
      </ul>
      {isWhole || guides.length <= FIRST_CODES ? null : (
        <Button tone="secondary" className={styles.all} onClick={() => setWhole(true)}>
          Show all {guides.length}
        </Button>
      )}
    </>
  )
}

/** How many codes a phone shows at first, as in the style sheet; others show sixteen. */
const FIRST_CODES = 8
