import { Link } from '@nireeka/kit/router'
import { Icon, type IconName } from '@nireeka/ui'

import { Marked } from '../search/marked.tsx'
import { FamilyDrawing } from '../spares/family-drawing.tsx'
import type { OtherHit } from './also-found.api.ts'
import styles from './hits.module.css'

const ICONS: Record<Exclude<OtherHit['kind'], 'spare'> | 'article', IconName> = {
  article: 'info',
  code: 'danger',
  symptom: 'settings',
  thread: 'chat',
}

interface Props {
  hit: Omit<OtherHit, 'kind'> & { kind: OtherHit['kind'] | 'article' }
  /** What is searched, which is marked. */
  q: string
}

/** One hit of a search, with a sign and a word for what kind of page it is. */
export const HitRow = ({ hit: { kind, label, title, text, to, family = '' }, q }: Props) => (
  <li className={styles.hit}>
    <span className={kind === 'spare' ? `${styles.sign} ${styles.drawn}` : styles.sign}>
      {kind === 'spare' ? <FamilyDrawing code={family} title="" /> : <Icon name={ICONS[kind]} />}
    </span>
    <div className={styles.words}>
      <p className={styles.label}>{label}</p>
      <h3 className={styles.title}>
        <Link className={styles.to} to={to}>
          <Marked text={title} q={q} />
        </Link>
      </h3>
      <p className={styles.excerpt}>
        <Marked text={text} q={q} />
      </p>
    </div>
  </li>
)
