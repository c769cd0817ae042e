import { Link } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'

import { guidePath, type GuideSummary, nameOf } from './diagnosis.api.ts'
import styles from './diagnosis.module.css'

interface Props {
  guides: readonly GuideSummary[]
}

export const GuideList = ({ guides }: Props) => (
  <ul className={styles.guides}>
    {guides.map((guide) => (
      <li key={guide.slug} className={styles.entry}>
        <Link className={styles.guide} to={guidePath(guide.slug)}>
          {nameOf(guide)}
          <Icon name="chevron-right" />
        </Link>
      </li>
    ))}
  </ul>
)

/** The codes as a grid, each with what it means; on a phone only screen readers get the meaning. */
export const CodeList = ({ guides }: Props) => (
  <ul className={styles.codes}>
    {guides.map(({ slug, code, title }) => (
      <li key={slug}>
        <Link className={styles.code} to={guidePath(slug)}>
          <strong>{code}</strong> <span className={`${styles.quiet} ${styles.meaning}`}>{title}</span>
        </Link>
      </li>
    ))}
  </ul>
)
