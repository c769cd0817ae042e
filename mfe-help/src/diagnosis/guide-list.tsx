import { Link } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'

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

/** The codes as a grid, each with what it means; on a phone as a list. */
export const CodeList = ({ guides }: Props) => (
  <ul className={styles.codes}>
    {guides.map((guide) => (
      <li key={guide.slug}>
        <Link className={styles.code} to={guidePath(guide.slug)}>
          <strong>{guide.code}</strong> <span className={styles.meaning}>{guide.title}</span>
          <DoNotRide guide={guide} />
        </Link>
      </li>
    ))}
  </ul>
)
